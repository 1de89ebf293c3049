import 'reflect-metadata';
import { resetSecondFactor } from '../auth/second-factor/reset-second-factor';
import { atHand } from './at-hand';

// `npm run reset-second-factor EMAIL`: lets in whoever lost their authenticator app and their recovery codes.

const [email = ''] = process.argv.slice(2);

atHand('reset-second-factor', async (pool) => {
  const outcome = await resetSecondFactor(pool, email, new Date());
  if (outcome === 'done' || outcome === 'untold') {
    console.log(
      `The password alone lets ${email} in again; every sign-in of before has ended. Tell them to set up a new app.`,
    );
    console.log(
      outcome === 'done'
        ? 'A mail tells them so, once Muster runs.'
        : 'No mail tells them so: mails are sent by a company, and there is none. Tell them yourself.',
    );
    return;
  }
  console.error(
    outcome === 'nobody'
      ? `There is no account with the address "${email}". Give the e-mail address somebody signs in by.`
      : `${email} has no second factor: the password alone lets them in already.`,
  );
  process.exitCode = 1;
});
