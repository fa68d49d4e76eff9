import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { shortcuts } from '../src/editor/commands/shortcuts'

const toolbarFile = 'src/editor/view/toolbar/toolbar.tsx'
const toolbar = readFileSync(toolbarFile, 'utf8')

test(`${toolbarFile} shows every shortcut of src/editor/commands/shortcuts.ts`, () => {
  const isShown = (name: string) =>
    new RegExp(String.raw`\bshortcuts\.${name}\b|\bmark\(.*'${name}'\)`).test(toolbar)
  expect(Object.keys(shortcuts).filter((name) => !isShown(name))).toEqual([])
})
