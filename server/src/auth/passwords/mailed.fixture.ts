import { TEST_SECRET } from '../../../test/copied-database';
import type { TestApp } from '../../../test/test-app';
import { Cipher } from '../../platform/http/cipher';

const cipher = new Cipher(TEST_SECRET);

/** The text of the newest mail to an address that holds a link, as its reader sees it. */
export async function mailedText(test: TestApp, email: string): Promise<string> {
  const [mail] = await test.sql<{ text: string }>(
    'select secret_message as text from mail where email = $1 order by created_at desc, id desc limit 1',
    [email],
  );
  if (!mail) throw new Error(`nothing was mailed to ${email}`);
  return cipher.decrypt(mail.text);
}
