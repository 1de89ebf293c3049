import { CheckOutlined } from '@ant-design/icons';

interface Step {
  title: string;
  state: 'done' | 'current' | 'open';
  /** Goes back to the step, where one may. */
  open?: () => void;
}

/** Where one stands on a way of a few steps. */
export function Steps({ label, steps }: { label: string; steps: Step[] }) {
  return (
    <nav aria-label={label} className="steps">
      <ol>
        {steps.map(({ title, state, open }, index) => {
          const content = (
            <>
              <span className="step-sign" aria-hidden="true">
                {state === 'done' ? <CheckOutlined /> : index + 1}
              </span>
              {title}
            </>
          );
          return (
            <li key={title} className={`step-${state}`} aria-current={state === 'current' ? 'step' : undefined}>
              {open ? (
                <button type="button" onClick={open}>
                  {content}
                </button>
              ) : (
                <span>{content}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
