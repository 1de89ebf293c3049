import { createTestApp, type TestApp } from '../../../../test/test-app';
import { DocumentReview } from '../expiring-record/document-review';
import { DocumentStatus } from '../expiring-record/expiring-record';
import { DocumentAudience, isLive, type Document } from './document';
import { isToConfirm } from './document-audience';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('a document is to be confirmed for the lists exactly where it is for its page, whatever its audience, status and review', async () => {
  const all = Object.values(DocumentAudience).flatMap((audience) =>
    Object.values(DocumentStatus).flatMap((status) =>
      Object.values(DocumentReview).map((review) => ({ audience, status, review })),
    ),
  );
  const rows = await test.sql<{ is: boolean }>(
    `select ${isToConfirm('d')} as is
    from rows from (jsonb_to_recordset($1::jsonb) as (audience text, status text, review text, deleted_at timestamptz)) with ordinality as d(audience, status, review, deleted_at, nth)
    order by nth`,
    [JSON.stringify(all)],
  );
  const live = all.map((document) => isLive(document as Document));
  expect(rows.map((row) => row.is)).toEqual(live);
  expect(live.filter(Boolean)).toHaveLength(2);
});
