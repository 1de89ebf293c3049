import { useCreateUserMutation, type UserInput } from '../../generated/users';

export type NewUser = UserInput & { password: string };

/** Making an account as the ordinary form does it: the first password stands among the other fields. */
export function useCreateUser() {
  const [create, { loading }] = useCreateUserMutation();
  const run = ({ variables }: { variables: { input: NewUser } }) => {
    const { password, ...input } = variables.input;
    return create({ variables: { input, password } });
  };
  return [run, { loading }] as const;
}
