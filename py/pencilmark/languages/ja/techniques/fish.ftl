technique-x-wing = X-Wing（井桁）
technique-swordfish = ソードフィッシュ
technique-jellyfish = ジェリーフィッシュ
technique-squirmbag = スクワームバッグ
technique-whale = ホエール
technique-leviathan = リバイアサン
