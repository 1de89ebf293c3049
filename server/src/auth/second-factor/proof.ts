import { Field, InputType } from 'type-graphql';
import { JsonScalar } from '../../platform/graphql/scalars';

@InputType('Proof', {
  description:
    'That it is you: a code or what a passkey signed where your account has a second factor, else your password.',
})
export class Proof {
  @Field(() => String, {
    nullable: true,
    description: 'Your present password, where your account has no second factor.',
    simple: true,
  })
  current?: string | null;
  @Field(() => String, { nullable: true, description: 'A code of the app, or a recovery code.', simple: true })
  code?: string | null;
  @Field(() => JsonScalar, {
    nullable: true,
    description: '`AuthenticationResponseJSON` of WebAuthn, to what `askPasskey` answered.',
    simple: true,
  })
  passkey?: unknown;
}
