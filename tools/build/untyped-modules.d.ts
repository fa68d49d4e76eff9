declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2'
    variationAxes: Record<string, { min: number; max: number }>
    /** Tags of the OpenType features that stay. */
    keepFeatures: string[]
  }
  export default function subset(font: Buffer, text: string, options: Options): Promise<Buffer>
}
