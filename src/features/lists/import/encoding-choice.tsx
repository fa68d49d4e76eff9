import { Button, chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { msg, type Translatable, useTranslation } from '@/shared/i18n/translate'
import type { Encoding } from './csv/csv-encoding'
import type { EncodingSample } from './csv/csv-encoding-samples'

const NAMES: Record<Encoding, Translatable> = {
  'utf-8': msg('UTF-8'),
  'windows-1252': msg('Windows-1252 (Western European)'),
  'windows-1250': msg('Windows-1250 (Central European)'),
  'windows-1251': msg('Windows-1251 (Cyrillic)'),
  'windows-1253': msg('Windows-1253 (Greek)'),
  'windows-1254': msg('Windows-1254 (Turkish)'),
  'iso-8859-2': msg('ISO-8859-2 (Central European)'),
  'iso-8859-5': msg('ISO-8859-5 (Cyrillic)'),
  'iso-8859-7': msg('ISO-8859-7 (Greek)'),
  'iso-8859-15': msg('ISO-8859-15 (Western European)'),
  'koi8-r': msg('KOI8-R (Cyrillic)'),
  macintosh: msg('Mac Roman'),
  shift_jis: msg('Shift_JIS (Japanese)'),
  'euc-jp': msg('EUC-JP (Japanese)'),
  gb18030: msg('GB18030 (Chinese)'),
  big5: msg('Big5 (Chinese)'),
  'euc-kr': msg('EUC-KR (Korean)'),
}

type Props = { samples: EncodingSample[]; onChoose: (encoding: Encoding) => void }

export function EncodingChoice({ samples, onChoose }: Props) {
  const t = useTranslation()
  const [chosen, setChosen] = useState<Encoding>(samples[0]?.encoding ?? 'utf-8')
  return (
    <Stack gap="4">
      <chakra.fieldset>
        <chakra.legend mb="3">
          {t('This file uses an older encoding. Which of these is readable?')}
        </chakra.legend>
        <Stack gap="2">
          {samples.map(({ encoding, lines }) => (
            <Flex
              as="label"
              key={encoding}
              gap="3"
              p="3"
              borderWidth="1px"
              borderRadius="l2"
              borderColor={encoding === chosen ? 'brand.solid' : 'border'}
              cursor="pointer"
            >
              <chakra.input
                type="radio"
                name="encoding"
                mt="1"
                checked={encoding === chosen}
                onChange={() => setChosen(encoding)}
              />
              <Stack gap="1" minW="0">
                <Text as="span" fontWeight="medium">
                  {t(NAMES[encoding])}
                </Text>
                {lines.map((line, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- broken lines can be alike
                  <Text as="span" key={index} textStyle="sm" overflowWrap="anywhere">
                    {line}
                  </Text>
                ))}
              </Stack>
            </Flex>
          ))}
        </Stack>
      </chakra.fieldset>
      <Text color="fg.muted" textStyle="sm">
        {t('Rows with unreadable characters are skipped and listed in the report.')}
      </Text>
      <Button alignSelf="flex-start" onClick={() => onChoose(chosen)}>
        {t('Use this encoding')}
      </Button>
    </Stack>
  )
}
