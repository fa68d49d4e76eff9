import { Button, chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { Encoding, EncodingSample } from './csv-encoding'

const NAMES: Record<Encoding, string> = {
  'utf-8': 'UTF-8',
  'windows-1252': 'Windows-1252',
  macintosh: 'Mac Roman',
}

type Props = { samples: EncodingSample[]; onChoose: (encoding: Encoding) => void }

export function EncodingChoice({ samples, onChoose }: Props) {
  const [chosen, setChosen] = useState<Encoding>('windows-1252')
  return (
    <Stack gap="4">
      <chakra.fieldset>
        <chakra.legend mb="3">
          This file has accents in an older encoding. Which of these reads right?
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
                  {NAMES[encoding]}
                </Text>
                {lines.map((line) => (
                  <Text as="span" key={line} textStyle="sm" overflowWrap="anywhere">
                    {line}
                  </Text>
                ))}
              </Stack>
            </Flex>
          ))}
        </Stack>
      </chakra.fieldset>
      <Text color="fg.muted" textStyle="sm">
        Rows with characters that still cannot be read are skipped, and the report names them.
      </Text>
      <Button alignSelf="flex-start" onClick={() => onChoose(chosen)}>
        Read it this way
      </Button>
    </Stack>
  )
}
