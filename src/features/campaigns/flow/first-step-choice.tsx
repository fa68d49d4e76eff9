import { Badge, Box, chakra, Grid } from '@chakra-ui/react'
import { toText, useTranslation } from '@/shared/i18n/translate'
import { stepTypes } from '../sequence/step-types'

/** E-mail is the only usable type so far, so it is preselected. */
export function FirstStepChoice() {
  const t = useTranslation()

  return (
    <chakra.fieldset border="0" minW="0">
      <chakra.legend textStyle="sm" fontWeight="medium" mb="2">
        {t('First step')}
      </chakra.legend>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="2">
        {stepTypes.map(({ type, label, icon: Icon, isUsable }) => (
          <chakra.label
            key={type}
            display="flex"
            alignItems="center"
            gap="2"
            px="3"
            py="2.5"
            borderWidth="1px"
            borderRadius="l2"
            cursor={isUsable ? 'pointer' : 'not-allowed'}
            color={isUsable ? undefined : 'fg.muted'}
            css={{ '&:has(:checked)': { borderColor: 'brand.solid', bg: 'brand.subtle' } }}
          >
            <chakra.input
              type="radio"
              name="first-step"
              value={type}
              defaultChecked={isUsable}
              disabled={!isUsable}
              boxSize="4"
            />
            <Icon size={16} aria-hidden />
            <Box flex="1" minW="0">
              {toText(label)}
            </Box>
            {!isUsable && <Badge size="xs">{t('Coming Soon')}</Badge>}
          </chakra.label>
        ))}
      </Grid>
    </chakra.fieldset>
  )
}
