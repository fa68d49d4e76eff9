import { Box, chakra } from '@chakra-ui/react'
import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useState,
} from 'react'
import { msg, type Translatable, useTranslation } from '@/shared/i18n/translate'
import { useOptions } from '@/shared/i18n/use-options'
import { action } from '@/shared/lib/keyboard/actions'
import { SegmentedControl } from '@/shared/ui/fields/segmented-control'
import { createStore, useStore } from '@/shared/lib/state/store'
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
import type { OuterHistory } from '../../model/undo-steps'
import * as icons from 'lucide-react'
import { ensureSelection, insertToken } from '../../commands/inline-commands'
import { syncSelection } from '../../commands/void-selection'
import { followKeyboard } from './keyboard-inset'
import { moveFocus, ToolbarButton, ToolbarControl, useRovingFocus } from './toolbar-button'
import { type BodyMode, switchMode } from '../../commands/modes'
import { shortcuts } from '../../commands/shortcuts'
import type { OpenDialog } from '../dialogs/body-dialogs'
import { TokenIcon, TokenMenu } from '@/entities/campaign/tokens/token-menu'
import { isSameToolbar, readToolbarState, type ToolbarState } from './toolbar-state'

export const BodyDialogs = lazyPart(
  async () => (await import('../dialogs/body-dialogs')).BodyDialogs,
)

const modes = [
  { value: 'rich', label: msg('Rich text') },
  { value: 'plain', label: msg('Plain text') },
] satisfies { value: BodyMode; label: Translatable }[]

const noChanges = createStore({ undos: [], redos: [] })

type ToolbarProps = {
  ref: RefObject<HTMLDivElement | null>
  hasSnippets: boolean
  outer?: OuterHistory['changes'] | undefined
  onOpen: (dialog: OpenDialog) => void
}

type ButtonProps = ComponentProps<typeof ToolbarButton>
type Icon = ButtonProps['Icon']
type Command = (editor: StepEditor) => void
type Kind = ToolbarState['kind']

const colors = [
  { mark: 'color', name: msg('Text colour'), Icon: icons.BaselineIcon },
  { mark: 'background', name: msg('Background colour'), Icon: icons.HighlighterIcon },
] as const

/** One row of what every mail needs: the other buttons, and those that do not fit, are under More. */
export function Toolbar({ ref, hasSnippets, outer = noChanges, onOpen }: ToolbarProps) {
  const t = useTranslation()
  const editor = useSlateStatic()
  const state = useSlateSelector(readToolbarState, isSameToolbar)
  const { undos, redos } = useStore(outer)
  const focusEditor = () => ReactEditor.focus(editor)
  const act = (command: Command) => () => {
    syncSelection(editor)
    ensureSelection(editor)
    command(editor)
    // Keyboard users stay in the toolbar.
    if (!ref.current?.contains(document.activeElement)) focusEditor()
  }
  const modeOptions = useOptions(modes)
  const [isAll, setIsAll] = useState(false)
  const isInCode = state.kind === 'code'
  const inCode = isInCode ? t('not in a code block') : undefined
  useRovingFocus(ref)
  useEffect(followKeyboard, [])

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') focusEditor()
    else moveFocus(event)
  }

  const button = (name: string, Icon: Icon, command: Command, rest?: Partial<ButtonProps>) => (
    <ToolbarButton name={name} Icon={Icon} onPress={act(command)} {...rest} />
  )
  const opening = (name: string, Icon: Icon, dialog: OpenDialog, rest?: Partial<ButtonProps>) => (
    <ToolbarButton
      name={name}
      Icon={Icon}
      {...BodyDialogs.onIntent}
      onPress={() => {
        syncSelection(editor)
        onOpen(dialog)
      }}
      {...rest}
    />
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
      isDefault: align === 'left',
      refusal: inCode,
    })

  return (
    <Row
      ref={ref}
      role="toolbar"
      aria-label={t('Formatting')}
      data-plain={state.isPlain || undefined}
      data-kept-clear
      onKeyDown={handleKeyDown}
    >
      <Bar
        data-all={isAll || undefined}
        // Arrow keys also reach clipped rows, which unfolds them.
        onFocus={({ target }: FocusEvent<HTMLElement>) =>
          target.offsetTop > ROW_PX && setIsAll(true)
        }
      >
        <Box className="mode">
          <SegmentedControl
            label={t('Mode')}
            options={modeOptions}
            value={state.isPlain ? 'plain' : 'rich'}
            onChange={(mode) => switchMode(editor, mode)}
          />
        </Box>
        <Group>
          {button(t('Undo'), icons.Undo2Icon, () => editor.undo(), {
            shortcut: shortcuts.undo,
            refusal: state.canUndo || undos.length > 0 ? undefined : t('nothing to undo'),
          })}
          {button(t('Redo'), icons.Redo2Icon, () => editor.redo(), {
            shortcut: shortcuts.redo,
            refusal: state.canRedo || redos.length > 0 ? undefined : t('nothing to redo'),
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
                icons.ListOrderedIcon,
                'ordered',
                NUMBERED,
                shortcuts.orderedList,
              )}
              {kind(t('Bullet list'), icons.ListIcon, 'bullet', BULLET, shortcuts.bulletList)}
            </Group>
            <Group>
              {align(t('Align left'), icons.TextAlignStartIcon, 'left')}
              {align(t('Align centre'), icons.TextAlignCenterIcon, 'center')}
              {align(t('Align right'), icons.TextAlignEndIcon, 'right')}
            </Group>
            <Group>
              {kind(t('Quote'), icons.TextQuoteIcon, 'quote', { type: 'quote' })}
              {kind(t('Code block'), icons.SquareCodeIcon, 'code', { type: 'code' })}
              {opening(t('Link'), icons.LinkIcon, 'link', {
                shortcut: shortcuts.link,
                isPressed: state.isLink,
                refusal: inCode,
              })}
              {button(t('Clear formatting'), icons.RemoveFormattingIcon, clearFormat, {
                shortcut: shortcuts.clearFormat,
              })}
            </Group>
            <NextRow />
            <Group>
              {align(t('Justify'), icons.TextAlignJustifyIcon, 'justify')}
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
              {button(t('Less indent'), icons.ListIndentDecreaseIcon, () => indent(editor, -1), {
                shortcut: shortcuts.outdent,
                refusal: state.canOutdent ? undefined : t('for indented items of a list'),
              })}
              {button(t('More indent'), icons.ListIndentIncreaseIcon, () => indent(editor, 1), {
                shortcut: shortcuts.indent,
                refusal: state.canIndent ? undefined : t('for items of a list, below another one'),
              })}
              {opening(t('Picture'), icons.ImageIcon, 'image', {
                isPressed: state.isImage,
                refusal: inCode,
              })}
            </Group>
          </>
        )}
        {hasSnippets && (
          <Group>
            {opening(t('Snippets'), icons.SquareSlashIcon, 'snippets', { ref: action() })}
          </Group>
        )}
      </Bar>
      <ToolbarButton
        name={t(MORE)}
        Icon={icons.EllipsisIcon}
        isPressed={isAll}
        onPress={() => setIsAll(!isAll)}
      />
    </Row>
  )
}

const MORE = msg('More', 'formatting')
const ROW_PX = 36

const Row = chakra('div', {
  base: {
    containerType: 'inline-size',
    display: 'flex',
    alignItems: 'flex-start',
    flexShrink: '0',
    px: '1.5',
    pt: '3px',
    pb: '0.5',
    borderBottomWidth: '1px',
    bg: 'bg.panel',
    // Hides More when all buttons fit.
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
    '& > .mode': { flexShrink: '0', me: '1.5', '@container (max-width: 640px)': { order: 1 } },
  },
})

const NextRow = chakra('div', { base: { flexBasis: 'full' } })

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
