/** Larger side of a preview, px: twice that on screen. */
const PREVIEW_SIDE_PX = 96
const PREVIEW_QUALITY = 0.7

/** A small JPEG of a chosen picture as a data URL; `undefined` for a format that the browser does not show, such as HEIC. */
export async function previewOf(file: File): Promise<string | undefined> {
  try {
    const bitmap = await createImageBitmap(file, { resizeWidth: PREVIEW_SIDE_PX })
    const canvas = document.createElement('canvas')
    canvas.width = bitmap.width
    canvas.height = bitmap.height
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
    bitmap.close()
    return canvas.toDataURL('image/jpeg', PREVIEW_QUALITY)
  } catch {
    return undefined
  }
}
