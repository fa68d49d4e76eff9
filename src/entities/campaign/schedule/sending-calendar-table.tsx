import { chakra, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { dateFormat } from '@/shared/i18n/active-language'
import { useTranslation } from '@/shared/i18n/translate'
import { sendingWeeks } from './sending-calendar'

type Props = { steps: readonly { delay: number }[] }

const dayName = dateFormat({ weekday: 'short' })
const dayText = dateFormat({ day: 'numeric', month: 'short' })

/** Estimated sending days, starting today. The hour and any excluded days are unknown. */
export function SendingCalendar({ steps }: Props) {
  const t = useTranslation()
  const [today] = useState(() => new Date())
  const weeks = sendingWeeks(steps, today)
  const [week] = weeks
  if (!week) return null
  const hasWeekend = weeks.flat().some(({ isWeekend, steps }) => isWeekend && steps.length > 0)

  return (
    <Stack gap="2" containerType="inline-size">
      <Table>
        <caption>{t('Estimated sending days for a contact who starts today')}</caption>
        <thead>
          <tr>
            {week.map(({ date, isWeekend }) => (
              <th key={date.getDay()} scope="col" data-weekend={isWeekend || undefined}>
                {dayName().format(date)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((days) => (
            <tr key={days[0]?.date.getTime()}>
              {days.map(({ date, isWeekend, steps }) => (
                <td key={date.getDay()} data-weekend={isWeekend || undefined}>
                  <span className="date">{dayText().format(date)}</span>
                  {steps.map((position) => (
                    <span key={position} className="step">
                      {t('Step {position}', { position })}
                    </span>
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      {hasWeekend && (
        <Text color="fg.warning" textStyle="sm">
          {t('A step falls on a weekend.')}
        </Text>
      )}
    </Stack>
  )
}

const dateText = dateFormat({ weekday: 'short', day: 'numeric', month: 'short' })

/** The same days in one line. */
export function SendingDates({ steps }: Props) {
  const t = useTranslation()
  const [today] = useState(() => new Date())
  const days = sendingWeeks(steps, today).flat()
  return (
    <span title={t('Estimated sending days for a contact who starts today')}>
      {days
        .filter(({ steps }) => steps.length > 0)
        .map(({ date }) => dateText().format(date))
        .join(' · ')}
    </span>
  )
}

const WIDE = '@container (min-width: 32rem)'

const Table = chakra('table', {
  base: {
    width: 'full',
    tableLayout: 'fixed',
    textStyle: 'xs',
    '& caption': { textAlign: 'start', fontWeight: 'medium', textStyle: 'sm', mb: '2' },
    '& th': { color: 'fg.muted', fontWeight: 'medium', py: '1' },
    '& td': {
      borderWidth: '1px',
      height: '12',
      px: '0',
      py: '1',
      verticalAlign: 'top',
    },
    '& [data-weekend]': { bg: 'bg.muted' },
    '& .date': { display: 'block', textAlign: 'center', color: 'fg.muted' },
    '& .step': {
      display: 'block',
      mt: '0.5',
      borderRadius: 'sm',
      bg: 'bg.emphasized',
      fontWeight: 'medium',
      fontSize: 'xs',
      textAlign: 'center',
      // “Schritt” would otherwise break before its last letter.
      overflowWrap: 'normal',
    },
    [WIDE]: {
      '& td': { px: '1' },
      '& .step': { fontWeight: 'semibold', fontSize: 'xs' },
    },
  },
})
