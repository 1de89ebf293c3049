import { Button, Tooltip, type ButtonProps } from 'antd';

/** A button that shows only an icon; its label is read aloud and shown on hover and focus. */
export function IconButton({ label, ...props }: ButtonProps & { label: string }) {
  return (
    <Tooltip title={label}>
      <Button type="text" {...props} aria-label={label} />
    </Tooltip>
  );
}
