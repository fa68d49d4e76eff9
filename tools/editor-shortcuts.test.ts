import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { shortcuts } from '../src/editor/commands/shortcuts'

const toolbar = readFileSync('src/editor/view/toolbar/toolbar.tsx', 'utf8')

test('the toolbar shows every shortcut of the editor', () => {
  const isShown = (name: string) =>
    new RegExp(String.raw`\bshortcuts\.${name}\b|\bmark\(.*'${name}'\)`).test(toolbar)
  expect(Object.keys(shortcuts).filter((name) => !isShown(name))).toEqual([])
})
