import { choiceOf } from '../../../platform/records/fields';

export const interfaceModes = choiceOf('InterfaceMode', 'Colours of the web app.', {
  light: 'Bright colours.',
  dark: 'Dark colours.',
  semi_dark: 'Bright colours beside a dark menu.',
  system: 'As the device is set.',
});
export const interfaceSkins = choiceOf('InterfaceSkin', 'How panels stand out.', {
  default: 'Panels cast a shadow.',
  bordered: 'Panels have a line around them.',
});
export const interfaceDirections = choiceOf('InterfaceDirection', 'Writing direction of the web app.', {
  auto: 'As the language is written.',
  ltr: 'From left to right.',
  rtl: 'From right to left.',
});
export const contentWidths = choiceOf('ContentWidth', 'Whether pages use the whole width or at most 1440 pixels.', {
  full: 'The whole width of the window.',
  boxed: '1440 pixels at most, in the middle.',
});
export const barPlaces = choiceOf('BarPlace', 'Whether a bar stays in sight, scrolls away or is not there.', {
  fixed: 'Stays in sight.',
  static: 'Scrolls away with the page.',
  hidden: 'Is not there.',
});
export const menuLayouts = choiceOf('MenuLayout', 'Menu at the side or below the top bar.', {
  vertical: 'At the side.',
  horizontal: 'Below the top bar.',
});
export const toastPositions = choiceOf('ToastPosition', 'Where short news appears.', {
  topLeft: 'Above, at the left edge.',
  topCenter: 'Above, in the middle.',
  topRight: 'Above, at the right edge.',
  bottomLeft: 'Below, at the left edge.',
  bottomCenter: 'Below, in the middle.',
  bottomRight: 'Below, at the right edge.',
});
/** Seconds between two looks at the session; 0 looks only when the tab comes back into sight. */
export const longestSessionPoll = 3_600;

/** How somebody has set up the web app for themselves, the same in every company. */
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
