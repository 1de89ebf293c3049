/** The same PDF encrypted with AES-256: nobody opens it without the password, nor changes what it allows. */
export async function protectedPdf(pdf: Buffer, password: string): Promise<Buffer> {
  // Loaded where it is needed: few companies ask for it.
  const { PDF } = await import('@libpdf/core');
  const document = await PDF.load(pdf);
  document.setProtection({ userPassword: password, algorithm: 'AES-256' });
  return Buffer.from(await document.save());
}
