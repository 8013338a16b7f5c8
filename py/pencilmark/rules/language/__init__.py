"""The rule language: text to trees and back, what a tree means, and which candidates it leaves its cells."""
