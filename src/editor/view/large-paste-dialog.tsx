import { Stack, Text } from '@chakra-ui/react'
import { useLayoutEffect, useRef } from 'react'
import { EDITOR_TO_ELEMENT } from 'slate-dom'
import { useSlateStatic } from 'slate-react'
import { numberFormat } from '@/shared/i18n/active-language'
import { type Translate, useTranslation } from '@/shared/i18n/translate'
import { useStore } from '@/shared/lib/state/store'
import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialogs/dialog'
import { ProgressBar } from '@/shared/ui/progress-bar'
import type { LargePaste, PasteWay } from '../clipboard/large-paste'

/** Asks how to paste a long text, then shows the progress. */
export function LargePasteDialog({ largePaste }: { largePaste: LargePaste }) {
  const t = useTranslation()
  const editor = useSlateStatic()
  const state = useStore(largePaste.state)
  const cancelRef = useRef<HTMLButtonElement>(null)
  const isRunning = state?.progress !== undefined
  useLayoutEffect(
    () => (isRunning ? skipRendering(EDITOR_TO_ELEMENT.get(editor)) : undefined),
    [editor, isRunning],
  )
  if (!state) return null
  const { size, paragraphs, hasFormatting, progress } = state
  const isAsking = progress === undefined

  const option = (way: PasteWay, label: string, isFirst: boolean) => (
    <Button
      colorPalette="brand"
      variant={isFirst ? 'solid' : 'outline'}
      onClick={() => largePaste.start(way)}
    >
      {label}
    </Button>
  )

  return (
    <Dialog
      role="alertdialog"
      title={isAsking ? t('Paste a long text?') : t('Pasting')}
      closeOnInteractOutside={isAsking}
      onClose={largePaste.cancel}
      initialFocusEl={() => cancelRef.current}
      finalFocusEl={() => EDITOR_TO_ELEMENT.get(editor) ?? null}
      footer={
        <>
          <Button ref={cancelRef} variant="outline" onClick={largePaste.cancel}>
            {t('Cancel')}
          </Button>
          {isAsking && hasFormatting && option('formatted', t('Paste with formatting'), false)}
          {isAsking && option('plain', hasFormatting ? t('Paste as plain text') : t('Paste'), true)}
        </>
      }
    >
      {isAsking ? (
        <Stack gap="2">
          <Text>
            {t('This is long: about {size} of text in {count} paragraphs.', {
              size: sizeInWords(size, t),
              count: rounded().format(paragraphs),
            })}
          </Text>
          <Text>
            {t('Pasting it takes a while, and mail programs cut off e-mails of more than 100 kB.')}
          </Text>
        </Stack>
      ) : (
        <ProgressBar label={t('Pasting the text')} value={progress} max={1} />
      )}
    </Dialog>
  )
}

/**
 * Skips rendering while blocks are inserted: otherwise the browser would recalculate the styles of
 * the surface after each slice, which takes longer than the slice.
 * @returns end
 */
function skipRendering(surface: HTMLElement | undefined) {
  if (!surface) return undefined
  const { style, offsetHeight } = surface
  style.setProperty('contain-intrinsic-block-size', `${offsetHeight}px`)
  style.setProperty('content-visibility', 'hidden')
  return () => {
    style.removeProperty('content-visibility')
    style.removeProperty('contain-intrinsic-block-size')
  }
}

const rounded = numberFormat({ maximumSignificantDigits: 2 })

/** @param characters roughly the number of bytes */
function sizeInWords(characters: number, t: Translate): string {
  const kilobytes = Math.max(1, Math.round(characters / 1000))
  return kilobytes < 1000
    ? t('{size} kB', { size: rounded().format(kilobytes) })
    : t('{size} MB', { size: rounded().format(kilobytes / 1000) })
}
