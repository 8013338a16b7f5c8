"""The rule language: text to trees and back, what a tree means, and what it leaves of its cells."""
