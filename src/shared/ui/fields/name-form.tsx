import { Button, Flex, Input } from '@chakra-ui/react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { visibleText } from '@/shared/lib/values/visible-text'
import { FormField } from './form-field'

type Props = {
  label: string
  /** Of the button. */
  saveLabel: string
  /** Shown when it is saved without a name. */
  missing: string
  suggestedName?: string
  helper?: ReactNode
  onSave: (name: string) => void
}

/** Saves something under a name. */
export function NameForm({ label, saveLabel, missing, suggestedName = '', helper, onSave }: Props) {
  /** Undefined until it is typed; then nothing is suggested. */
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
