const longestSide = 512;

/**
 * A picture no larger than a photo or a logo is ever shown, made smaller in the browser; what it cannot read stays as
 * it is.
 */
export async function shrunk(file: File): Promise<File> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return file;
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  if (scale === 1 && file.size < 300_000) return file;
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  // PNG keeps what is transparent in a logo.
  const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.86));
  return blob
    ? new File([blob], `${file.name.replace(/\.\w+$/, '')}.${type === 'image/png' ? 'png' : 'jpg'}`, { type })
    : file;
}
