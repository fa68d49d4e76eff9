import { Button, Flex, Input } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { visibleText } from '@/shared/lib/visible-text'
import { FormField } from '@/shared/ui/fields/form-field'
import type { Kind } from './entry'

type Props = {
  kind: Kind
  suggestedName?: string
  helper?: string
  onSave: (name: string) => void
}

/** The name of a new template or snippet. */
export function SaveForm({ kind, suggestedName = '', helper, onSave }: Props) {
  const t = useTranslation()
  /** Undefined until it is typed; then nothing is suggested. */
  const [typed, setTyped] = useState<string>()
  const [isMissing, setIsMissing] = useState(false)
  const name = typed ?? suggestedName
  const isTemplate = kind === 'template'

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setIsMissing(!visibleText(name))
    if (!visibleText(name)) return
    onSave(visibleText(name))
    setTyped(undefined)
  }

  return (
    <form noValidate onSubmit={handleSubmit}>
      <FormField
        label={isTemplate ? t('Template name') : t('Snippet name')}
        helper={helper}
        error={
          isMissing && !visibleText(name)
            ? isTemplate
              ? t('Enter a name for the template')
              : t('Enter a name for the snippet')
            : undefined
        }
      >
        <Flex gap="3" width="full" wrap="wrap">
          <Input
            flex="1 1 14rem"
            autoComplete="off"
            value={name}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit">{isTemplate ? t('Save as template') : t('Save as snippet')}</Button>
        </Flex>
      </FormField>
    </form>
  )
}
