import { Box, chakra } from '@chakra-ui/react'
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useState,
} from 'react'
import { msg, useTranslation } from '@/shared/i18n/translate'
import { action } from '@/shared/lib/actions'
import { lazyPart } from '@/shared/ui/lazy-part'
import { ReactEditor, useSlateSelector, useSlateStatic } from 'slate-react'
import { indent, setAlign, toggleKind } from '../../commands/block-commands'
import { ColorButton } from './color-button'
import { aligns, type BlockKind, type StepEditor } from '../../model/document'
import * as icons from './editor-icons'
import { ensureSelection, insertToken } from '../../commands/inline-commands'
import { clearFormat, setColor, toggleMark } from '../../commands/mark-commands'
import { syncSelection } from '../../commands/sync-selection'
import { moveFocus, useRovingFocus } from './roving-focus'
import { shortcuts } from '../../commands/shortcuts'
import { TokenIcon, TokenMenu } from '../../../tokens/token-menu'
import { ToolbarButton, ToolbarControl } from './toolbar-button'
import { isSameToolbar, readToolbarState } from './toolbar-state'

export const BodyDialogs = lazyPart(async () => (await import('../body-dialogs')).BodyDialogs)

type ToolbarProps = {
  ref: RefObject<HTMLDivElement | null>
  onLink: () => void
  onImage: () => void
  onSnippets: () => void
  /** Stands before the buttons. */
  children: ReactNode
}

const marks = [
  { mark: 'bold', name: msg('Bold'), Icon: icons.BoldIcon },
  { mark: 'italic', name: msg('Italic'), Icon: icons.ItalicIcon },
  { mark: 'underline', name: msg('Underline'), Icon: icons.UnderlineIcon },
] as const

const colors = [
  { mark: 'color', name: msg('Text colour'), Icon: icons.TextColorIcon },
  { mark: 'background', name: msg('Background colour'), Icon: icons.BackgroundIcon },
] as const

const headings = [
  { level: 1, kind: 'heading-1', name: msg('Header 1'), Icon: icons.Heading1Icon },
  { level: 2, kind: 'heading-2', name: msg('Header 2'), Icon: icons.Heading2Icon },
] as const

const lists = [
  {
    kind: 'ordered',
    name: msg('Numbered list'),
    Icon: icons.OrderedListIcon,
    shortcut: shortcuts.orderedList,
  },
  {
    kind: 'bullet',
    name: msg('Bullet list'),
    Icon: icons.BulletListIcon,
    shortcut: shortcuts.bulletList,
  },
] as const

const alignments = {
  left: { name: msg('Align left'), Icon: icons.AlignLeftIcon },
  center: { name: msg('Align centre'), Icon: icons.AlignCenterIcon },
  right: { name: msg('Align right'), Icon: icons.AlignRightIcon },
  justify: { name: msg('Justify'), Icon: icons.AlignJustifyIcon },
} as const

/** One row, in the order of need: what does not fit is under More. */
export function Toolbar({ ref, onLink, onImage, onSnippets, children }: ToolbarProps) {
  const t = useTranslation()
  const editor = useSlateStatic()
  const state = useSlateSelector(readToolbarState, isSameToolbar)
  const focusEditor = () => ReactEditor.focus(editor)
  const act = (command: (editor: StepEditor) => void) => () => {
    syncSelection(editor)
    ensureSelection(editor)
    command(editor)
    // A person who uses the toolbar by keyboard stays in it.
    if (!ref.current?.contains(document.activeElement)) focusEditor()
  }
  const opening = (open: () => void) => () => {
    syncSelection(editor)
    open()
  }
  const toggle = (kind: BlockKind) => act(() => toggleKind(editor, kind))
  const [isAll, setIsAll] = useState(false)
  const { isInCode } = state
  const inCode = isInCode ? t('not in a code block') : undefined
  useRovingFocus(ref)

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') focusEditor()
    else moveFocus(event)
  }

  return (
    <Row
      ref={ref}
      role="toolbar"
      aria-label={t('Formatting')}
      data-plain={state.isPlain || undefined}
      onKeyDown={handleKeyDown}
    >
      <Bar
        data-all={isAll || undefined}
        // The arrow keys reach the rows that are clipped as well.
        onFocus={({ target }: FocusEvent<HTMLElement>) =>
          target.offsetTop > ROW_PX && setIsAll(true)
        }
      >
        <Box className="mode">{children}</Box>
        <Group>
          <ToolbarButton
            name={t('Undo')}
            Icon={icons.UndoIcon}
            shortcut={shortcuts.undo}
            refusal={state.canUndo ? undefined : t('nothing to undo')}
            onPress={act(() => editor.undo())}
          />
          <ToolbarButton
            name={t('Redo')}
            Icon={icons.RedoIcon}
            shortcut={shortcuts.redo}
            refusal={state.canRedo ? undefined : t('nothing to redo')}
            onPress={act(() => editor.redo())}
          />
        </Group>
        <Group>
          <TokenMenu
            onChoose={(name) => {
              insertToken(editor, name)
              requestAnimationFrame(focusEditor)
            }}
            trigger={
              <ToolbarControl px="2">
                <TokenIcon size={16} />
                {t('Insert token')}
              </ToolbarControl>
            }
          />
        </Group>
        {!state.isPlain && (
          <>
            <Group>
              {headings.map(({ level, kind, name, Icon }) => (
                <ToolbarButton
                  key={kind}
                  name={t(name)}
                  Icon={Icon}
                  isPressed={state.kind === kind}
                  onPress={toggle({ type: 'heading', level })}
                />
              ))}
            </Group>
            <Group>
              {marks.map(({ mark, name, Icon }) => (
                <ToolbarButton
                  key={mark}
                  name={t(name)}
                  Icon={Icon}
                  shortcut={shortcuts[mark]}
                  isPressed={state[mark] === true}
                  refusal={inCode}
                  onPress={act(() => toggleMark(editor, mark))}
                />
              ))}
            </Group>
            <Group>
              {lists.map(({ kind, name, Icon, shortcut }) => (
                <ToolbarButton
                  key={kind}
                  name={t(name)}
                  Icon={Icon}
                  shortcut={shortcut}
                  isPressed={state.kind === kind}
                  onPress={toggle({ type: 'list-item', ordered: kind === 'ordered', depth: 0 })}
                />
              ))}
            </Group>
            <Group>
              {aligns.map((align) => (
                <ToolbarButton
                  key={align}
                  name={t(alignments[align].name)}
                  Icon={alignments[align].Icon}
                  isPressed={!isInCode && state.align === align}
                  refusal={inCode}
                  onPress={act(() => setAlign(editor, align))}
                />
              ))}
            </Group>
            <Group>
              <ToolbarButton
                name={t('Quote')}
                Icon={icons.QuoteIcon}
                isPressed={state.kind === 'quote'}
                onPress={toggle({ type: 'quote' })}
              />
              <ToolbarButton
                name={t('Code block')}
                Icon={icons.CodeIcon}
                isPressed={isInCode}
                onPress={toggle({ type: 'code' })}
              />
              <ToolbarButton
                name={t('Link')}
                Icon={icons.LinkIcon}
                shortcut={shortcuts.link}
                isPressed={state.isLink}
                refusal={inCode}
                {...BodyDialogs.onIntent}
                onPress={opening(onLink)}
              />
              <ToolbarButton
                name={t('Clear formatting')}
                Icon={icons.ClearFormatIcon}
                shortcut={shortcuts.clearFormat}
                onPress={act(clearFormat)}
              />
            </Group>
            <Group>
              {colors.map(({ mark, name, Icon }) => (
                <ColorButton
                  key={mark}
                  name={t(name)}
                  Icon={Icon}
                  color={state[mark]}
                  refusal={inCode}
                  onOpen={() => syncSelection(editor)}
                  onChoose={(color) => act(() => setColor(editor, mark, color))()}
                />
              ))}
              <ToolbarButton
                name={t('Less indent')}
                Icon={icons.OutdentIcon}
                shortcut={shortcuts.outdent}
                refusal={state.canOutdent ? undefined : t('for indented items of a list')}
                onPress={act(() => indent(editor, -1))}
              />
              <ToolbarButton
                name={t('More indent')}
                Icon={icons.IndentIcon}
                shortcut={shortcuts.indent}
                refusal={state.canIndent ? undefined : t('for items of a list, below another one')}
                onPress={act(() => indent(editor, 1))}
              />
              <ToolbarButton
                name={t('Picture')}
                Icon={icons.ImageIcon}
                isPressed={state.isImage}
                refusal={inCode}
                {...BodyDialogs.onIntent}
                onPress={opening(onImage)}
              />
            </Group>
          </>
        )}
        <Group>
          <ToolbarButton
            ref={action()}
            name={t('Snippets')}
            Icon={icons.SnippetsIcon}
            {...BodyDialogs.onIntent}
            onPress={opening(onSnippets)}
          />
        </Group>
      </Bar>
      <ToolbarButton
        name={t(MORE)}
        Icon={icons.MoreIcon}
        isPressed={isAll}
        onPress={() => setIsAll(!isAll)}
      />
    </Row>
  )
}

const MORE = msg('More', 'formatting')
const ROW_PX = 36

const forScreenReaders = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
}

const Row = chakra('div', {
  base: {
    containerType: 'inline-size',
    display: 'flex',
    alignItems: 'flex-start',
    flexShrink: '0',
    px: '1.5',
    py: '3px',
    borderBottomWidth: '1px',
    bg: 'bg.panel',
    // More, where all buttons fit.
    '@container (min-width: 1120px)': { '& > button': { display: 'none' } },
    '&[data-plain] > button': { '@container (min-width: 480px)': { display: 'none' } },
  },
})

const Bar = chakra('div', {
  base: {
    position: 'relative',
    flex: '1',
    minWidth: '0',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    rowGap: '0.5',
    height: '2.125rem',
    overflow: 'hidden',
    '&[data-all]': { height: 'auto', overflow: 'visible' },
    '& .label': { '@container (max-width: 860px)': forScreenReaders },
    '& > .mode': { flexShrink: '0', me: '1.5', '@container (max-width: 640px)': { order: 1 } },
  },
})

function Group({ children }: { children: React.ReactNode }) {
  return (
    <Box
      role="group"
      display="contents"
      _notLast={{ _after: { content: '""', width: '1px', height: '5', mx: '1', bg: 'border' } }}
    >
      {children}
    </Box>
  )
}
