export type SampleFile = {
  name: string
  text?: string
  /** Size in bytes; the text is padded to it. */
  size?: number
}

export const MB = 1024 * 1024

export const contentOf = ({ text = '', size = 0 }: SampleFile) => text.padEnd(size, 'x')

export const contacts: SampleFile = {
  name: 'spring-fair.csv',
  text: 'first_name,last_name,email\nAda,Lovelace,ada@example.com\nGrace,Hopper,grace@example.com\n',
}

export const sixFiles: readonly SampleFile[] = [1, 2, 3, 4, 5, 6].map((number) => ({
  name: `${number}.txt`,
  text: `Page ${number}`,
}))
