import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import { msg, useTranslation } from '@/shared/i18n/translate'
import { Button } from '@/shared/ui/button'
import { IconAction } from '@/shared/ui/icon-action'
import { DeleteIcon } from '@/shared/ui/icons'
import { focusAfterRow } from '@/shared/ui/tables/focus-after-row'
import type { EmailStep } from '@/entities/campaign/model/sequence'
import { TokenTextField } from '@/entities/campaign/tokens/token-text-field'
import { addVariant, chooseVariant, removeVariant } from '@/entities/campaign/model/variants'

const USE = msg('Use', 'verb')

type Props = { step: EmailStep; onChange: (change: Partial<EmailStep>) => void }

export function SubjectVariants({ step, onChange }: Props) {
  const t = useTranslation()
  const { variants = [] } = step
  const [typed, setTyped] = useState('')

  const handleAdd = (event: FormEvent) => {
    event.preventDefault()
    const change = addVariant(step, typed)
    if (change) onChange(change)
    setTyped('')
  }

  return (
    <Stack as="section" aria-label={t('Subject variants')} gap="2" ps="3" borderStartWidth="2px">
      <Text color="fg.muted" textStyle="sm">
        {t('Only the subject above is sent. Its variants stay with this draft.')}
      </Text>
      {variants.length > 0 && (
        <Box as="ul" aria-label={t('Kept variants')} listStyleType="none">
          {variants.map((variant, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- what takes its place keeps the focus
            <Flex as="li" key={index} align="center" gap="2" py="1">
              <Text flex="1" minW="0" overflowWrap="anywhere">
                {variant}
              </Text>
              <Button
                size="xs"
                variant="outline"
                aria-label={t('Use {variant}', { variant })}
                onClick={() => onChange(chooseVariant(step, index))}
              >
                {t(USE)}
              </Button>
              <IconAction
                label={t('Delete {variant}', { variant })}
                Icon={DeleteIcon}
                data-action="delete"
                onClick={({ currentTarget }) => {
                  focusAfterRow(currentTarget)?.focus()
                  onChange(removeVariant(step, index))
                }}
              />
            </Flex>
          ))}
        </Box>
      )}
      <form onSubmit={handleAdd}>
        <Flex align="flex-end" gap="2">
          <Box flex="1" minW="0">
            <TokenTextField
              label={t('New variant')}
              tokensLabel={t('Insert token into new variant')}
              value={typed}
              onChange={setTyped}
            />
          </Box>
          <Button type="submit" variant="outline">
            {t('Add')}
          </Button>
        </Flex>
      </form>
    </Stack>
  )
}
