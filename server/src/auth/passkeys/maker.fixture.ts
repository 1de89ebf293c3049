import { createPrivateKey } from 'node:crypto';

/** A maker of authenticators that nobody knows: its certificate is as WebAuthn, section 8.2.1, wants it. */
export const certificate = Buffer.from(
  [
    'MIIB9jCCAZygAwIBAgIUf1Pov19k0N4u2B8WNM+M4GIzD3EwCgYIKoZIzj0EAwIwUTELMAkGA1UEBhMCQUUxDzANBgNVBAoMBk11',
    'c3RlcjEiMCAGA1UECwwZQXV0aGVudGljYXRvciBBdHRlc3RhdGlvbjENMAsGA1UEAwwEVGVzdDAgFw0yNjExMjgxOTU0MDhaGA8y',
    'MTI2MTEwNDE5NTQwOFowUTELMAkGA1UEBhMCQUUxDzANBgNVBAoMBk11c3RlcjEiMCAGA1UECwwZQXV0aGVudGljYXRvciBBdHRl',
    'c3RhdGlvbjENMAsGA1UEAwwEVGVzdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABLmVxTaezNM4vSJ8+6LxEMDCBU1r3GFzPGpv',
    'mcBBOq+UvSK7hmmj3rMUt3RvDKR29TJduPSwAQKfIqEk/nGEYQijUDBOMB0GA1UdDgQWBBTET4lYt4GYMcXctwtglD3hnvo+OzAf',
    'BgNVHSMEGDAWgBTET4lYt4GYMcXctwtglD3hnvo+OzAMBgNVHRMBAf8EAjAAMAoGCCqGSM49BAMCA0gAMEUCIDiUFuJbYvDQ85J+',
    'giabNRAmva5wmaG3BB3qQiBwh3QEAiEAzSH+MrqpXn9ArkIle27DebVbETSqZDVIstSXTbChM1I=',
  ].join(''),
  'base64',
);

/** What it signs with: made for this test, and good for nothing else. */
export const makersKey = createPrivateKey({
  key: Buffer.from(
    [
      'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgqnCYqXIhCH110KwHgwuUL76t+CvuMuRLKrAI5LuTEdahRANCAAS5',
      'lcU2nszTOL0ifPui8RDAwgVNa9xhczxqb5nAQTqvlL0iu4Zpo96zFLd0bwykdvUyXbj0sAECnyKhJP5xhGEI',
    ].join(''),
    'base64',
  ),
  format: 'der',
  type: 'pkcs8',
});
