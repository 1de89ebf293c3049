import { Alert } from 'antd';

/** What the server refused, where there is no field to put it beside; read aloud when it appears. */
export function FormError({ text }: { text: string | null }) {
  return <div aria-live="assertive">{text && <Alert type="error" showIcon title={text} className="form-error" />}</div>;
}
