import { choiceOf } from '../../platform/fields';

export const interfaceModes = choiceOf('InterfaceMode', 'Colours of the web app; system follows the device.', ['light', 'dark', 'semi_dark', 'system'] as const);
export const interfaceSkins = choiceOf('InterfaceSkin', 'How panels stand out: by a shadow or by a border.', ['default', 'bordered'] as const);
export const interfaceDirections = choiceOf('InterfaceDirection', 'Writing direction of the web app; auto follows the language.', ['auto', 'ltr', 'rtl'] as const);
export const contentWidths = choiceOf('ContentWidth', 'Whether pages use the whole width or at most 1440 pixels.', ['full', 'boxed'] as const);
export const barPlaces = choiceOf('BarPlace', 'Whether a bar stays in sight, scrolls away or is not there.', ['fixed', 'static', 'hidden'] as const);
export const menuLayouts = choiceOf('MenuLayout', 'Menu at the side or below the top bar.', ['vertical', 'horizontal'] as const);
export const toastPositions = choiceOf('ToastPosition', 'Where short news appears.', ['topLeft', 'topCenter', 'topRight', 'bottomLeft', 'bottomCenter', 'bottomRight'] as const);
/** Seconds between two looks at the session; 0 looks only when the tab comes back into sight. */
export const longestSessionPoll = 3_600;

/** How somebody has set up the web app for himself, the same in every company. */
export interface InterfaceSettings {
  mode: keyof typeof interfaceModes;
  skin: keyof typeof interfaceSkins;
  direction: keyof typeof interfaceDirections;
  contentWidth: keyof typeof contentWidths;
  footer: keyof typeof barPlaces;
  appBar: keyof typeof barPlaces;
  navCollapsed: boolean;
  navHidden: boolean;
  layout: keyof typeof menuLayouts;
  toastPosition: keyof typeof toastPositions;
  sessionPollSeconds: number;
}
