declare module 'subset-font' {
  /** Reduces a font to the glyphs of `text`; `variationAxes` pins an axis to a value or a range. */
  export default function subset(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2' | 'truetype'
      readonly variationAxes: Readonly<
        Record<string, number | { readonly min: number; readonly max: number }>
      >
      /** OpenType features to keep, with the glyphs they produce. */
      readonly keepFeatures: readonly string[]
    },
  ): Promise<Buffer>
}
