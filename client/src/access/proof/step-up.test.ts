import { answerProof, askForProof, proofAsked } from './step-up';

test('who asks at once is answered together, and who asks afterwards anew', async () => {
  const told: boolean[] = [];
  const stop = proofAsked.subscribe(() => told.push(proofAsked.isAsked()));
  const answers = Promise.all([askForProof(), askForProof()]);
  expect(proofAsked.isAsked()).toBe(true);
  answerProof(true);
  expect([await answers, proofAsked.isAsked()]).toEqual([[true, true], false]);
  const another = askForProof();
  answerProof(false);
  expect(await another).toBe(false);
  stop();
  void askForProof();
  expect(told).toEqual([true, true, false, true, false]);
});
