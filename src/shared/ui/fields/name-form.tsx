import { Flex, Input } from '@chakra-ui/react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '../button'
import { visibleText } from '@/shared/lib/values/visible-text'
import { FormField } from './form-field'

type Props = {
  label: string
  saveLabel: string
  missing: string
  suggestedName?: string
  helper?: ReactNode
  onSave: (name: string) => void
}

export function NameForm({ label, saveLabel, missing, suggestedName = '', helper, onSave }: Props) {
  /** Undefined until the user types, which replaces the suggestion. */
  const [typed, setTyped] = useState<string>()
  const [isRefused, setIsRefused] = useState(false)
  const name = visibleText(typed ?? suggestedName)

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setIsRefused(!name)
    if (!name) return
    onSave(name)
    setTyped(undefined)
  }

  return (
    <form noValidate onSubmit={handleSubmit}>
      <FormField label={label} helper={helper} error={isRefused && !name ? missing : undefined}>
        <Flex gap="3" width="full" wrap="wrap">
          <Input
            flex="1 1 14rem"
            dir="auto"
            autoComplete="off"
            value={typed ?? suggestedName}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit">{saveLabel}</Button>
        </Flex>
      </FormField>
    </form>
  )
}
