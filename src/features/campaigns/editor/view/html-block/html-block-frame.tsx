import { Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { wordsOfBody } from '../../../tokens/body-tokens'
import { MailFrame } from '../../../mail/mail-frame'
import type { Wrapper } from '../../html/read-source'
import type { HtmlBlock } from '../../model/document'

/** Pixels: a block that was shown before has its height at once. */
const heights = new WeakMap<HtmlBlock, number>()

type Props = { block: HtmlBlock; wrapper: Wrapper }

/** A layout as it looks in the mail. A press selects it, and the wheel scrolls the text around it. */
export function HtmlBlockFrame({ block, wrapper: { before, after } }: Props) {
  const t = useTranslation()
  const [isEmpty, setIsEmpty] = useState(heights.get(block) === 0)
  const words = isEmpty && wordsOfBody(block.html).replace(/\s+/g, ' ').trim()

  return (
    <>
      <MailFrame
        title={t('Layout block')}
        html={before + block.html + after}
        firstHeight={heights.get(block)}
        onHeight={(height) => {
          heights.set(block, height)
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
