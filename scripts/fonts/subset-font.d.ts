declare module 'subset-font' {
  /** A font's file with the glyphs of `text` alone; `variationAxes` fixes an axis at a value, or leaves a part of it. */
  export default function subset(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2'
      readonly variationAxes: Readonly<
        Record<string, number | { readonly min: number; readonly max: number }>
      >
      /** OpenType features that stay, with the glyphs they lead to. */
      readonly keepFeatures: readonly string[]
    },
  ): Promise<Buffer>
}
