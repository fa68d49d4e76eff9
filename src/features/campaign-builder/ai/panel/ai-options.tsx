import { aiPresetValues } from '@/shared/api/contract.gen'
import { Box, chakra, Flex, Grid, Input, Stack, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { numberFormat } from '@/shared/i18n/active-language'
import { msg, useTranslation } from '@/shared/i18n/translate'
import { useOptions } from '@/shared/i18n/use-options'
import { SelectField } from '@/shared/ui/fields/select-field'
import { FormField } from '@/shared/ui/fields/form-field'
import {
  type AiPreset,
  type AiSettings,
  insertModes,
  isRewrite,
  lengths,
  presets,
  tones,
} from '../ai-settings'

type Props = { settings: AiSettings; onChange: (part: Partial<AiSettings>) => void }

export function AiOptions({ settings, onChange }: Props) {
  const t = useTranslation()
  const toneOptions = useOptions(tones)
  const lengthOptions = useOptions(lengths)
  const modeOptions = useOptions(insertModes)
  const { tone, length, temperature, insertMode } = settings
  const labelOf = (options: readonly { value: string; label: string }[], value: string) =>
    options.find((option) => option.value === value)?.label ?? value
  const chosen = [
    labelOf(toneOptions, tone),
    labelOf(lengthOptions, length).toLocaleLowerCase(),
    temperatures().format(temperature),
    ...(insertMode === 'replace' ? [labelOf(modeOptions, insertMode).toLocaleLowerCase()] : []),
  ]
  return (
    <chakra.details>
      <chakra.summary cursor="pointer" textStyle="sm" fontWeight="medium" lineHeight="2rem">
        {t('Options')}
        <Text as="span" color="fg.muted" fontWeight="normal" ms="2">
          {chosen.join(', ')}
        </Text>
      </chakra.summary>
      <Grid pt="2" templateColumns="repeat(auto-fill, minmax(min(100%, 9rem), 1fr))" gap="4">
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
    </chakra.details>
  )
}

type ObjectionProps = {
  value: string
  /** The objection of the offer, used if the field is empty. */
  usual: string | undefined
  onChange: (objection: string) => void
}

export function ObjectionField({ value, usual, onChange }: ObjectionProps) {
  const t = useTranslation()
  return (
    <FormField label={t('Objection')}>
      <Input
        size="sm"
        dir="auto"
        autoComplete="off"
        placeholder={usual || t('What did they say?')}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </FormField>
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
        {t('Lower is more predictable, higher more varied.')}
      </Text>
    </Stack>
  )
}

type PresetChoiceProps = {
  value: AiPreset
  /** Focuses the selected preset. */
  autoFocus?: boolean
  onChange: (preset: AiPreset) => void
}

const groups = [
  { label: msg('Write', 'new text'), isRewrite: false },
  { label: msg('Improve', 'existing text'), isRewrite: true },
]

export function PresetChoice({ value, autoFocus, onChange }: PresetChoiceProps) {
  const t = useTranslation()
  const name = useId()
  return (
    <chakra.fieldset border="0" minW="0">
      <chakra.legend srOnly>{t('Preset')}</chakra.legend>
      {groups.map((group) => (
        <Box key={t(group.label)} _notFirst={{ mt: '2' }}>
          <Text textStyle="xs" color="fg.muted" px="2">
            {t(group.label)}
          </Text>
          {aiPresetValues
            .filter((id) => isRewrite(id) === group.isRewrite)
            .map((id) => (
              <chakra.label key={id} css={row}>
                <chakra.input
                  type="radio"
                  name={name}
                  checked={id === value}
                  autoFocus={autoFocus === true && id === value}
                  boxSize="4"
                  flexShrink="0"
                  onChange={() => onChange(id)}
                />
                <Text as="span" textStyle="sm" fontWeight={id === value ? 'medium' : undefined}>
                  {t(presets[id].label)}
                </Text>
                {/* Part of the accessible name even if hidden. */}
                <Text
                  as="span"
                  srOnly={id !== value}
                  flexBasis="full"
                  ps="6"
                  pb="1.5"
                  color="fg.muted"
                  textStyle="xs"
                >
                  {t(presets[id].about)}
                </Text>
              </chakra.label>
            ))}
        </Box>
      ))}
    </chakra.fieldset>
  )
}

const row = {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '2',
  minHeight: '8',
  px: '2',
  borderRadius: 'l2',
  cursor: 'pointer',
  _hover: { bg: 'bg.muted' },
  '&:has(:checked)': { bg: 'brand.subtle' },
}
