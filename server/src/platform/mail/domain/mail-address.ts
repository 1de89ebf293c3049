/** Exactly one address: no name, no list, no line break, nothing an SMTP server or a header could read as more. */
export function isMailAddress(text: string): boolean {
  return (
    text.length <= 254 &&
    /^[^\s@<>()",;:\\[\]\p{Cc}]{1,64}@[^\s@<>()",;:\\[\]\p{Cc}]+\.[^\s@.<>()",;:\\[\]\p{Cc}]{2,}$/u.test(text)
  );
}
