import { chakra, Text } from '@chakra-ui/react'
import { type MouseEvent, use, useState } from 'react'
import type { Path } from 'slate'
import { ReactEditor, useSlateStatic } from 'slate-react'
import { msg, useTranslation } from '@/shared/i18n/translate'
import type { HtmlBlock, StepEditor } from '../model/document'
import * as icons from 'lucide-react'
import { ToolbarButton, ToolbarControl } from './toolbar/toolbar-button'
import { addParagraph, moveBlock, removeBlock, selectBlock } from '../commands/html-block-commands'
import { MailFrame } from '@/entities/campaign/mail/mail-frame'
import { wordsOfBody } from '@/entities/campaign/mail/body-tokens'
import { type HtmlBlockDialog, OpenHtmlBlockDialog } from './dialogs/open-html-block-dialog'

/** Heights in pixels, to avoid a layout shift when a block is shown again. */
const heights = new WeakMap<HtmlBlock, number>()

/**
 * A layout as rendered in the mail. A click selects it, and the wheel scrolls the surrounding text.
 */
export function HtmlBlockContent({ element }: { element: HtmlBlock }) {
  const t = useTranslation()
  const { before, after } = useSlateStatic().wrapper
  const [isEmpty, setIsEmpty] = useState(heights.get(element) === 0)
  const words = isEmpty && wordsOfBody(element.html).replace(/\s+/g, ' ').trim()

  return (
    <>
      <BlockBar element={element} />
      <MailFrame
        title={t('Layout block')}
        html={before + element.html + after}
        firstHeight={heights.get(element)}
        onHeight={(height) => {
          heights.set(element, height)
          setIsEmpty(height === 0)
        }}
        tabIndex={undefined}
        overflowY="hidden"
        pointerEvents="none"
      />
      {isEmpty && (
        <Text px="3" py="2" textStyle="sm" color="fg.muted" lineClamp={2}>
          {words
            ? t('Not shown in the mail: {words}', { words })
            : t('Not shown in the mail: nothing to read')}
        </Text>
      )}
    </>
  )
}

const steps = [
  { by: -1, name: msg('Move up'), Icon: icons.ArrowUpIcon },
  { by: 1, name: msg('Move down'), Icon: icons.ArrowDownIcon },
] as const

function BlockBar({ element }: { element: HtmlBlock }) {
  const t = useTranslation()
  const editor = useSlateStatic()
  const open = use(OpenHtmlBlockDialog)
  const act = (run: (editor: StepEditor, path: Path) => void) => () => {
    run(editor, ReactEditor.findPath(editor, element))
    ReactEditor.focus(editor)
  }
  const opening = (dialog: HtmlBlockDialog) => () => {
    selectBlock(editor, ReactEditor.findPath(editor, element))
    open(dialog)
  }
  return (
    <Bar role="toolbar" aria-label={t('Layout block')} onClick={keepFromSlate}>
      <Title>{t('Layout, kept unchanged')}</Title>
      {steps.map(({ by, name, Icon }) => (
        <ToolbarButton
          key={by}
          name={t(name)}
          Icon={Icon}
          shortcut={by === 1 ? 'alt+↓' : 'alt+↑'}
          onPress={act((_, path) => {
            selectBlock(editor, path)
            moveBlock(editor, path, by)
          })}
        />
      ))}
      <ToolbarButton
        name={t('Add text above')}
        Icon={icons.BetweenHorizontalStartIcon}
        onPress={act(addParagraph)}
      />
      <ToolbarButton
        name={t('Add text below')}
        Icon={icons.BetweenHorizontalEndIcon}
        onPress={act((_, [index = 0]) => addParagraph(editor, [index + 1]))}
      />
      <ToolbarControl px="2" onClick={opening('texts')}>
        {t('Edit texts')}
      </ToolbarControl>
      <ToolbarControl px="2" onClick={opening('convert')}>
        {t('Convert to simple text')}
      </ToolbarControl>
      <ToolbarButton name={t('Delete block')} Icon={icons.Trash2Icon} onPress={act(removeBlock)} />
    </Bar>
  )
}

/** Slate would select the clicked block, which is wrong after a button has moved the selection. */
function keepFromSlate(event: MouseEvent<HTMLElement>) {
  if (event.target instanceof Element && event.target.closest('button')) event.stopPropagation()
}

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    px: '1',
    py: '0.5',
    borderBottomWidth: '1px',
    bg: 'bg.subtle',
    lineHeight: 'short',
    userSelect: 'none',
  },
})

const Title = chakra('span', {
  base: { me: 'auto', px: '2', textStyle: 'xs', color: 'fg.muted', whiteSpace: 'nowrap' },
})
