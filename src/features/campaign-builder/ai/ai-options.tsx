import { chakra, Flex, Grid, Stack, Text, Box } from '@chakra-ui/react'
import { useId } from 'react'
import { numberFormat } from '@/shared/i18n/active-language'
import { useTranslation } from '@/shared/i18n/translate'
import { useOptions } from '@/shared/i18n/use-options'
import { SelectField } from '@/shared/ui/fields/select-field'
import { type AiSettings, insertModes, lengths, tones, type AiPreset, presets } from './ai-settings'

type Props = { settings: AiSettings; onChange: (part: Partial<AiSettings>) => void }

export function AiOptions({ settings, onChange }: Props) {
  const t = useTranslation()
  const toneOptions = useOptions(tones)
  const lengthOptions = useOptions(lengths)
  const modeOptions = useOptions(insertModes)
  const { tone, length, temperature, insertMode } = settings
  return (
    <Grid templateColumns="repeat(auto-fill, minmax(min(100%, 9rem), 1fr))" gap="4">
      <SelectField
        label={t('Tone')}
        options={toneOptions}
        value={tone}
        onChange={(tone) => onChange({ tone })}
      />
      <SelectField
        label={t('Length')}
        options={lengthOptions}
        value={length}
        onChange={(length) => onChange({ length })}
      />
      <SelectField
        label={t('Insert mode')}
        options={modeOptions}
        value={insertMode}
        onChange={(mode) => onChange({ insertMode: mode === 'replace' ? 'replace' : 'insert' })}
      />
      <Temperature value={temperature} onChange={(temperature) => onChange({ temperature })} />
    </Grid>
  )
}

const temperatures = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 })

type TemperatureProps = { value: number; onChange: (value: number) => void }

function Temperature({ value, onChange }: TemperatureProps) {
  const t = useTranslation()
  const id = useId()
  return (
    <Stack gap="1.5">
      <Flex justify="space-between" textStyle="sm" fontWeight="medium">
        <label htmlFor={id}>{t('Temperature')}</label>
        <Text as="span" color="fg.muted" aria-hidden>
          {temperatures().format(value)}
        </Text>
      </Flex>
      <chakra.input
        id={id}
        type="range"
        min={0}
        max={1}
        step={0.1}
        value={value}
        height="6"
        accentColor="brand.solid"
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      <Text id={`${id}-hint`} color="fg.muted" textStyle="xs">
        {t('Low is sober, high is inventive.')}
      </Text>
    </Stack>
  )
}

type PresetChoiceProps = { value: AiPreset; onChange: (preset: AiPreset) => void }

export function PresetChoice({ value, onChange }: PresetChoiceProps) {
  const t = useTranslation()
  const name = useId()
  return (
    <chakra.fieldset border="0" minW="0">
      <chakra.legend textStyle="sm" fontWeight="medium" mb="2">
        {t('Preset')}
      </chakra.legend>
      <Grid templateColumns="repeat(auto-fill, minmax(min(100%, 10.5rem), 1fr))" gap="2">
        {presets.map(([id, label, about]) => (
          <chakra.label
            key={id}
            display="flex"
            gap="2"
            px="2.5"
            py="1.5"
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
