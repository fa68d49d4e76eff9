import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Sender, sendersQuery } from '@/entities/campaign/sender-queries'
import { reasonOf } from '@/shared/api/api-error'
import { isSameAddress } from '@/shared/lib/same-address'
import { SelectField, type SelectOption } from '@/shared/ui/fields/select-field'

type Props = { sender: string; onChange: (sender: string) => void }

function optionsOf(senders: readonly Sender[] | undefined, chosen: string): SelectOption[] {
  // Until the senders have loaded, nothing can be said about the chosen one.
  if (!senders) return chosen === '' ? [] : [{ value: chosen, label: chosen }]
  const options = senders.map(({ name, email, verified }) => {
    const label = name ? `${name} <${email}>` : email
    return { value: email, label: verified ? label : `${label} (not verified)` }
  })
  const isGone = chosen !== '' && !options.some(({ value }) => isSameAddress(value, chosen))
  return isGone
    ? [...options, { value: chosen, label: `${chosen} (no longer available)`, disabled: true }]
    : options
}

export function SenderField({ sender, onChange }: Props) {
  const { data: senders, isPending, error, refetch } = useQuery(sendersQuery)
  const options = useMemo(() => optionsOf(senders, sender), [senders, sender])
  const chosen = senders?.find(({ email }) => isSameAddress(email, sender))

  const placeholder = () => {
    if (isPending) return 'Loading senders...'
    return senders?.length ? 'Select a sender' : 'No senders available'
  }
  const helper = () => {
    // A sender that no longer exists is shown in place of the placeholder.
    if (senders?.length === 0 && sender !== '') return 'No senders available'
    return chosen && !chosen.verified
      ? 'This address is not verified: its mail may be refused.'
      : undefined
  }

  return (
    <Stack gap="2">
      <SelectField
        label="Sender"
        placeholder={placeholder()}
        options={options}
        value={isPending || sender === '' ? undefined : (chosen?.email ?? sender)}
        onChange={onChange}
        isDisabled={isPending || options.length === 0}
        helper={helper()}
      />
      {error && (
        <Flex align="center" gap="3" wrap="wrap">
          <Text color="fg.error" textStyle="sm" flex="1 1 12rem" overflowWrap="anywhere">
            {`The senders could not be loaded. ${reasonOf(error)}`}
          </Text>
          <Button size="xs" variant="outline" onClick={() => void refetch()}>
            Retry
          </Button>
        </Flex>
      )}
    </Stack>
  )
}
