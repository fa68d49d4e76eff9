import { Heading, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type PageProps = { title: string; intro: ReactNode; children: ReactNode }

/** A documentation page in the product's theme. */
export function Page({ title, intro, children }: PageProps) {
  return (
    <Stack as="main" gap="10" maxWidth="64rem" mx="auto" py={{ base: '4', md: '8' }}>
      <Stack as="header" gap="3" maxWidth="44rem">
        <Heading as="h1" size="3xl">
          {title}
        </Heading>
        <Text textStyle="lg" color="fg.muted">
          {intro}
        </Text>
      </Stack>
      {children}
    </Stack>
  )
}

type ChapterProps = { title: string; intro?: ReactNode; children: ReactNode }

export function Chapter({ title, intro, children }: ChapterProps) {
  return (
    <Stack as="section" gap="4">
      <Stack gap="1" maxWidth="44rem">
        <Heading as="h2" size="lg">
          {title}
        </Heading>
        {intro && <Text color="fg.muted">{intro}</Text>}
      </Stack>
      {children}
    </Stack>
  )
}
