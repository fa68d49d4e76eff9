import { Editor, Element, Node, type NodeEntry, type Path, Text, Transforms } from 'slate'
import { keptLinkUrl, safeImageUrl } from '@/entities/campaign/mail/safe-url'
import { isTokenName } from '@/entities/campaign/tokens/tokens'
import {
  type Block,
  bodyBlocks,
  isBlock,
  isHtmlBlock,
  isImage,
  isLink,
  isToken,
  markNames,
  marksOf,
  NO_KIND,
  NO_LAYOUT,
  paragraph,
  type StepEditor,
} from './document'
import { normaliseLists } from './lists'

/** Enforces the invariants of a body, regardless of where its content comes from. */
export function withBodyRules(editor: StepEditor): StepEditor {
  const { normalizeNode } = editor

  editor.isInline = (node) => isLink(node) || isToken(node) || isImage(node)
  editor.isVoid = (node) => isToken(node) || isImage(node) || isHtmlBlock(node)
  editor.markableVoid = isToken
  editor.normalizeNode = (entry, options) => {
    if (!repair(editor, entry)) normalizeNode(entry, options)
  }
  return editor
}

/** Fixes at most one problem; Slate calls it again until there is none. */
function repair(editor: StepEditor, [node, path]: NodeEntry): boolean {
  if (Editor.isEditor(node)) return repairRoot(editor)
  if (Text.isText(node)) return repairText(editor, node, path)
  if (!Element.isElement(node)) return false
  if (path.length === 1 && !isBlock(node)) {
    Transforms.wrapNodes(editor, paragraph(), { at: path })
    return true
  }
  if (isHtmlBlock(node) && typeof node.html !== 'string') return remove(editor, path)
  if (isBlock(node)) return path.length > 1 ? unwrap(editor, path) : repairBare(editor, node, path)
  return repairInline(editor, node, path)
}

function repairRoot(editor: StepEditor): boolean {
  if (editor.children.length === 0) {
    Transforms.insertNodes(editor, paragraph(), { at: [0] })
    return true
  }
  const blocks = bodyBlocks(editor)
  const isPlain = blocks[0]?.type === 'plain'
  const other = blocks.findIndex(({ type }) => (type === 'plain') !== isPlain)
  if (other >= 0) {
    const type = isPlain ? 'plain' : 'paragraph'
    Transforms.setNodes<Block>(editor, { ...NO_KIND, ...NO_LAYOUT, type }, { at: [other] })
    return true
  }
  const valid = normaliseLists(blocks)
  const index = blocks.findIndex((block, at) => block !== valid[at])
  const item = valid[index]
  if (item?.type !== 'list-item') return false
  const { depth, start } = item
  Transforms.setNodes<Block>(editor, { depth, start }, { at: [index] })
  return true
}

/**
 * Repairs content merged into code or plain text: Slate normalises the block, but not all of the
 * merged nodes.
 */
function repairBare(editor: StepEditor, block: Block, path: Path): boolean {
  if (!isBareKind(block)) return false
  for (const entry of Node.descendants(block)) {
    const at = [...path, ...entry[1]]
    const [node] = entry
    const isRepaired = Text.isText(node)
      ? repairText(editor, node, at)
      : Element.isElement(node) && repairInline(editor, node, at)
    if (isRepaired) return true
  }
  return false
}

function repairText(editor: StepEditor, text: Text, path: Path): boolean {
  const hasMarks = Object.keys(marksOf(text)).length > 0
  if (!hasMarks || !isBare(editor, path)) return false
  Transforms.unsetNodes<Text>(editor, [...markNames], { at: path, voids: true })
  return true
}

/** Whether the path is in a block that allows only text and tokens. */
function isBare(editor: StepEditor, path: Path): boolean {
  const [index = 0] = path
  const block = editor.children[index]
  return block !== undefined && isBlock(block) && isBareKind(block)
}

const isBareKind = ({ type }: Block) => type === 'code' || type === 'plain'

function repairInline(editor: StepEditor, node: Element, path: Path): boolean {
  if (isToken(node)) return !isTokenName(node.name) && remove(editor, path)
  if (isImage(node)) {
    if (isBare(editor, path)) return remove(editor, path)
    return setUrl(editor, node.url, safeImageUrl(node.url), path)
  }
  if (!isLink(node)) return unwrap(editor, path)
  const isNested = Editor.above(editor, { at: path, match: isLink }) !== undefined
  if (isNested || isBare(editor, path)) return unwrap(editor, path)
  const isEmpty = Node.string(node) === '' && !node.children.some((child) => 'type' in child)
  return isEmpty ? remove(editor, path) : setUrl(editor, node.url, keptLinkUrl(node.url), path)
}

function setUrl(editor: StepEditor, url: string, safeUrl: string, path: Path): boolean {
  if (url === safeUrl) return false
  Transforms.setNodes(editor, { url: safeUrl }, { at: path, voids: true })
  return true
}

function unwrap(editor: StepEditor, path: Path): boolean {
  Transforms.unwrapNodes(editor, { at: path, voids: true })
  return true
}

function remove(editor: StepEditor, path: Path): boolean {
  Transforms.removeNodes(editor, { at: path, voids: true })
  return true
}
