"""A visitor's own Python, or a stranger's that was pasted, tries to get out of its frame."""

import threading
from pathlib import Path

from playwright.sync_api import BrowserContext, expect
from tests.e2e.conftest import FIRST_WAIT, new_visitor
from tests.e2e.test_python_rule import FOUND, open_python
from tests.e2e.visit import wait_for

from tooling.places import DIST
from tooling.server import inside, serving

# The function first climbs out of itself to the real built-ins, which no list of forbidden names prevents. Every way
# then asks for a file that nobody else asks for, or for what the browser keeps for us; its catch is told in an error,
# which the function holds back for a second, so that what only begins when it has ended has its time as well.
WAYS = {
    "fetch": "js.WorkerGlobalScope.prototype.fetch.call(js.self, URL)",
    "fetch, own": "js.fetch(URL)",
    "fetch, without cors": "js.WorkerGlobalScope.prototype.fetch.call(js.self, URL, options(mode='no-cors'))",
    "fetch, kept alive": "js.WorkerGlobalScope.prototype.fetch.call(js.self, URL, options(keepalive=True))",
    "Request": "js.WorkerGlobalScope.prototype.fetch.call(js.self, js.Request.new(URL))",
    "XMLHttpRequest": "request(js.XMLHttpRequest.new(), URL)",
    "WebSocket": "js.WebSocket.new(URL.replace('http', 'ws'))",
    "WebSocketStream": "js.WebSocketStream.new(URL.replace('http', 'ws'))",
    "WebTransport": "js.WebTransport.new(URL.replace('http', 'https'))",
    "EventSource": "js.EventSource.new(URL)",
    "importScripts": "js.importScripts(URL)",
    "importScripts of data": "js.importScripts('data:text/javascript,1')",
    "Worker": "js.Worker.new(URL)",
    "Worker of a blob": "js.Worker.new(blob('fetch(' + repr(URL) + ')'))",
    "Worker of a blob that loads": "js.Worker.new(blob('importScripts(' + repr(URL) + ')'))",
    "SharedWorker": "js.SharedWorker.new(URL)",
    "script of a blob": "js.importScripts(blob('self.fetch(' + repr(URL) + ')'))",
    "FontFace": "js.FontFace.new('x', 'url(' + URL + ')').load()",
    "location": "setattr(js.location, 'href', URL)",
    "navigator.sendBeacon": "js.navigator.sendBeacon(URL)",
    "open_url": "importer('pyodide.http', fromlist=['x']).open_url(URL)",
    "loadPackage": "importer('pyodide_js').loadPackage(URL + '/x-1-py3-none-any.whl')",
    "urllib": "importer('urllib.request', fromlist=['x']).urlopen(URL, timeout=1)",
    "socket": "importer('socket').create_connection((HOST, PORT), 1)",
    "eval": "TAKE(js.eval('1 + 1'))",
    "Function": "TAKE(js.Function.new('return 1')())",
    "timer of a text": "js.setTimeout('fetch(' + repr(URL) + ')', 0)",
    "indexedDB": "js.indexedDB.open('ours')",
    "caches": "js.caches.open('ours')",
    "file system": "js.navigator.storage.getDirectory()",
    "localStorage": "TAKE(js.localStorage)",
    "cookieStore": "js.cookieStore.getAll()",
    "locks": "js.navigator.locks.request('ours', print)",
    "serviceWorker": "TAKE(js.navigator.serviceWorker.controller)",
    "document": "TAKE(js.document)",
    "parent": "TAKE(js.parent)",
    "BroadcastChannel": "js.BroadcastChannel.new('ours').postMessage('out')",
    "a message that is no text": "js.self.postMessage(js.Object.new())",
    "a message that is no answer": "js.self.postMessage('out')",
}
PATIENT = """() => {
    const own = setTimeout;
    self.setTimeout = (act, after, ...more) => own(act, after === 5000 ? 120000 : after, ...more);
}"""
"""Gives a rule two minutes for its five seconds: on a busy machine so many ways take longer."""
KEPT = """async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name);
    return [await caches.keys(), names, { ...localStorage }, location.href, document.title, self.heard];
}"""


def source(address: str) -> str:
    """Return the function that tries all ways at its first call."""
    host, port = address.removeprefix("http://").split(":")
    ways = ",\n".join(f"lambda URL: {way}" for way in WAYS.values())
    return f"""{FOUND}    real = frame.f_builtins
    importer, setattr, repr, print = (real[name] for name in ("__import__", "setattr", "repr", "print"))
    js = importer("js")
    ffi = importer("pyodide.ffi", fromlist=["x"])
    to_js, proxy = ffi.to_js, ffi.create_proxy
    js.self.addEventListener("error", proxy(lambda event: event.preventDefault()))
    HOST, PORT, taken = {host!r}, {port}, []
    TAKE = lambda found: repr(found) not in ("None", "jsnull") and taken.append(repr(found))
    options = lambda **more: to_js(more, dict_converter=js.Object.fromEntries)
    blob = lambda text: js.URL.createObjectURL(js.Blob.new(to_js([text])))
    def request(asked, URL):
        asked.open("GET", URL, False)
        asked.send()
    tried = 0
    for i, way in enumerate((
{ways}
    )):
        try:
            way({address!r} + "/out/" + str(i))
        except real["BaseException"]:
            pass
        tried += 1
    post = js.self.postMessage.bind(js.self)
    js.self.postMessage = proxy(lambda said: js.setTimeout(proxy(lambda: post(said)), 1000))
    int(str(tried) + " ways, took " + str(taken))
"""


def test_no_way_leads_out_of_the_frame_of_a_visitors_python(visitors: BrowserContext) -> None:
    asked: list[str] = []
    seen = threading.Lock()

    def site(name: str) -> Path | None:
        with seen:
            asked.append(name)
        return inside(DIST, name)

    assert len(WAYS) >= 30
    with serving(site) as address, new_visitor(visitors, address) as page:
        page.goto(address)
        wait_for(page, "ready", FIRST_WAIT)
        page.evaluate(
            "() => { self.heard = []; new BroadcastChannel('ours').onmessage = ({ data }) => heard.push(data); }"
        )
        page.evaluate(PATIENT)
        open_python(page, source(address))
        before = page.evaluate(KEPT)
        page.get_by_role("button", name="Make it a rule").click()
        said = page.locator("#python-said")
        expect(said).to_contain_text(f"{len(WAYS)} ways, took []", timeout=FIRST_WAIT)
        page.evaluate("() => fetch('barrier').catch(() => {}).then(() => {})")
        assert page.evaluate(KEPT) == before
        wait_for(page, "ready")
    assert [name for name in asked if name.startswith("out")] == []
    assert "barrier" in asked
