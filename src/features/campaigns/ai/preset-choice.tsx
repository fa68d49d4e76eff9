import { Box, chakra, Grid, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { type AiPreset, presets } from './ai-settings'

type Props = { value: AiPreset; onChange: (preset: AiPreset) => void }

export function PresetChoice({ value, onChange }: Props) {
  const t = useTranslation()
  const name = useId()
  return (
    <chakra.fieldset border="0" minW="0">
      <chakra.legend textStyle="sm" fontWeight="medium" mb="2">
        {t('Preset')}
      </chakra.legend>
      <Grid templateColumns="repeat(auto-fill, minmax(min(100%, 13rem), 1fr))" gap="2">
        {presets.map(({ id, label, about }) => (
          <chakra.label
            key={id}
            display="flex"
            gap="2"
            px="3"
            py="2"
            borderWidth="1px"
            borderRadius="l2"
            cursor="pointer"
            css={{ '&:has(:checked)': { borderColor: 'brand.solid', bg: 'brand.subtle' } }}
          >
            <chakra.input
              type="radio"
              name={name}
              checked={id === value}
              boxSize="4"
              flexShrink="0"
              mt="0.5"
              onChange={() => onChange(id)}
            />
            <Box minW="0">
              <Text fontWeight="medium" textStyle="sm">
                {t(label)}
              </Text>
              <Text color="fg.muted" textStyle="xs">
                {t(about)}
              </Text>
            </Box>
          </chakra.label>
        ))}
      </Grid>
    </chakra.fieldset>
  )
}
