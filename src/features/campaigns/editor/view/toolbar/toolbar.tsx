import { Box, chakra } from '@chakra-ui/react'
import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useState,
} from 'react'
import { msg, useTranslation } from '@/shared/i18n/translate'
import { action } from '@/shared/lib/keyboard/actions'
import { lazyPart } from '@/shared/ui/lazy-part'
import { ReactEditor, useSlateSelector, useSlateStatic } from 'slate-react'
import {
  BULLET,
  clearFormat,
  indent,
  NUMBERED,
  setAlign,
  setColor,
  toggleKind,
  toggleMark,
} from '../../commands/format-commands'
import { ColorButton } from './color-button'
import type { Align, BlockKind, StepEditor, ToggleMark } from '../../model/document'
import * as icons from './editor-icons'
import { ensureSelection, insertToken, syncSelection } from '../../commands/inline-commands'
import { moveFocus, useRovingFocus } from './roving-focus'
import { shortcuts } from '../../commands/shortcuts'
import { TokenIcon, TokenMenu } from '../../../tokens/token-menu'
import { ToolbarButton, ToolbarControl } from './toolbar-button'
import { isSameToolbar, readToolbarState, type ToolbarState } from './toolbar-state'

export const BodyDialogs = lazyPart(async () => (await import('../body-dialogs')).BodyDialogs)

type ToolbarProps = {
  ref: RefObject<HTMLDivElement | null>
  onLink: () => void
  onImage: () => void
  onSnippets: () => void
  /** Stands before the buttons. */
  children: ReactNode
}

type ButtonProps = ComponentProps<typeof ToolbarButton>
type Icon = ButtonProps['Icon']
type Command = (editor: StepEditor) => void
type Kind = ToolbarState['kind']

const colors = [
  { mark: 'color', name: msg('Text colour'), Icon: icons.TextColorIcon },
  { mark: 'background', name: msg('Background colour'), Icon: icons.BackgroundIcon },
] as const

/** One row, in the order of need: what does not fit is under More. */
export function Toolbar({ ref, onLink, onImage, onSnippets, children }: ToolbarProps) {
  const t = useTranslation()
  const editor = useSlateStatic()
  const state = useSlateSelector(readToolbarState, isSameToolbar)
  const focusEditor = () => ReactEditor.focus(editor)
  const act = (command: Command) => () => {
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
  const [isAll, setIsAll] = useState(false)
  const isInCode = state.kind === 'code'
  const inCode = isInCode ? t('not in a code block') : undefined
  useRovingFocus(ref)

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') focusEditor()
    else moveFocus(event)
  }

  const button = (name: string, Icon: Icon, command: Command, rest?: Partial<ButtonProps>) => (
    <ToolbarButton name={name} Icon={Icon} onPress={act(command)} {...rest} />
  )
  const kind = (name: string, Icon: Icon, kind: Kind, block: BlockKind, shortcut?: string) =>
    button(name, Icon, () => toggleKind(editor, block), {
      isPressed: state.kind === kind,
      shortcut,
    })
  const mark = (name: string, Icon: Icon, mark: ToggleMark) =>
    button(name, Icon, () => toggleMark(editor, mark), {
      isPressed: state[mark] === true,
      shortcut: shortcuts[mark],
      refusal: inCode,
    })
  const align = (name: string, Icon: Icon, align: Align) =>
    button(name, Icon, () => setAlign(editor, align), {
      isPressed: !isInCode && state.align === align,
      refusal: inCode,
    })

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
          {button(t('Undo'), icons.UndoIcon, () => editor.undo(), {
            shortcut: shortcuts.undo,
            refusal: state.canUndo ? undefined : t('nothing to undo'),
          })}
          {button(t('Redo'), icons.RedoIcon, () => editor.redo(), {
            shortcut: shortcuts.redo,
            refusal: state.canRedo ? undefined : t('nothing to redo'),
          })}
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
              {kind(t('Header 1'), icons.Heading1Icon, 'heading-1', { type: 'heading', level: 1 })}
              {kind(t('Header 2'), icons.Heading2Icon, 'heading-2', { type: 'heading', level: 2 })}
            </Group>
            <Group>
              {mark(t('Bold'), icons.BoldIcon, 'bold')}
              {mark(t('Italic'), icons.ItalicIcon, 'italic')}
              {mark(t('Underline'), icons.UnderlineIcon, 'underline')}
            </Group>
            <Group>
              {kind(
                t('Numbered list'),
                icons.OrderedListIcon,
                'ordered',
                NUMBERED,
                shortcuts.orderedList,
              )}
              {kind(t('Bullet list'), icons.BulletListIcon, 'bullet', BULLET, shortcuts.bulletList)}
            </Group>
            <Group>
              {align(t('Align left'), icons.AlignLeftIcon, 'left')}
              {align(t('Align centre'), icons.AlignCenterIcon, 'center')}
              {align(t('Align right'), icons.AlignRightIcon, 'right')}
              {align(t('Justify'), icons.AlignJustifyIcon, 'justify')}
            </Group>
            <Group>
              {kind(t('Quote'), icons.QuoteIcon, 'quote', { type: 'quote' })}
              {kind(t('Code block'), icons.CodeIcon, 'code', { type: 'code' })}
              <ToolbarButton
                name={t('Link')}
                Icon={icons.LinkIcon}
                shortcut={shortcuts.link}
                isPressed={state.isLink}
                refusal={inCode}
                {...BodyDialogs.onIntent}
                onPress={opening(onLink)}
              />
              {button(t('Clear formatting'), icons.ClearFormatIcon, clearFormat, {
                shortcut: shortcuts.clearFormat,
              })}
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
              {button(t('Less indent'), icons.OutdentIcon, () => indent(editor, -1), {
                shortcut: shortcuts.outdent,
                refusal: state.canOutdent ? undefined : t('for indented items of a list'),
              })}
              {button(t('More indent'), icons.IndentIcon, () => indent(editor, 1), {
                shortcut: shortcuts.indent,
                refusal: state.canIndent ? undefined : t('for items of a list, below another one'),
              })}
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
