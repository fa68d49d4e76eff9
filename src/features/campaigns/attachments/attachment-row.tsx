import { chakra, Center, Flex, IconButton, Image, Text } from '@chakra-ui/react'
import { useTranslation } from '@/shared/i18n/translate'
import { CloseIcon, FileIcon } from '@/shared/ui/icons'
import { UserText } from '@/shared/ui/user-text'
import type { Attachment } from './attachment-store'
import { fileSizeInWords } from './attachment-rules'

type Props = { attachment: Attachment; onRemove: () => void }

export function AttachmentRow({ attachment: { name, size, preview }, onRemove }: Props) {
  const t = useTranslation()

  return (
    <chakra.li
      display="flex"
      alignItems="center"
      gap="3"
      py="2"
      borderBottomWidth="1px"
      _last={{ borderBottomWidth: '0' }}
    >
      {preview ? (
        <Image
          src={preview}
          alt={t('Preview of {name}', { name })}
          boxSize="10"
          objectFit="cover"
          borderRadius="l1"
          borderWidth="1px"
          bg="#ffffff"
        />
      ) : (
        <Center boxSize="10" borderRadius="l1" bg="bg.muted" color="fg.muted" aria-hidden>
          <FileIcon size={18} />
        </Center>
      )}
      <Flex direction="column" flex="1" minW="0">
        <UserText text={name} fontWeight="medium" />
        <Text color="fg.muted" textStyle="sm">
          {fileSizeInWords(size)}
        </Text>
      </Flex>
      <IconButton
        size="sm"
        variant="ghost"
        aria-label={t('Remove {name}', { name })}
        onClick={onRemove}
      >
        <CloseIcon />
      </IconButton>
    </chakra.li>
  )
}
