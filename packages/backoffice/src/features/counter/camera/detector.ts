import type { BarcodeDetector } from 'barcode-detector/ponyfill'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'

/** Labels and receipts have Code 128. An invoice has a QR code, which is no tag. */
const format = 'code_128'

/** Loads the detector of bar codes: that of the browser where it reads them, otherwise ZXing as WebAssembly. */
export async function loadDetector(): Promise<BarcodeDetector> {
  const { BarcodeDetector: native } = globalThis as { readonly BarcodeDetector?: typeof BarcodeDetector }
  const supported = (await native?.getSupportedFormats()) ?? []
  if (native && supported.includes(format)) return new native({ formats: [format] })
  const ponyfill = await import('barcode-detector/ponyfill')
  // By default it is fetched from another host. A new function each time: a failed download is not kept.
  await ponyfill.prepareZXingModule({ overrides: { locateFile: () => wasmUrl }, fireImmediately: true })
  return new ponyfill.BarcodeDetector({ formats: [format] })
}
