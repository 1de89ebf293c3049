import { theme, type ThemeConfig } from 'antd';
import { languages, type Language } from '../i18n/languages';

/** On dark surfaces; Ant Design darkens what it is given, and text in it must still reach 4.5:1. */
const lightTeal = '#2bb3cf';
const brightTeal = '#4fc3d9';
/** The teal that carries text: 4.86:1 against white. */
const textTeal = '#137c91';
/** The system's own letters; Linux has no one name for them, so Noto comes before its catch-all. */
const fonts =
  "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans Arabic', 'Noto Naskh Arabic', system-ui, sans-serif";

const shared = {
  borderRadius: 10,
  borderRadiusSM: 6,
  borderRadiusLG: 12,
  fontFamily: fonts,
  controlHeight: 36,
  controlHeightSM: 28,
  wireframe: false,
};

const light: ThemeConfig['token'] = {
  ...shared,
  colorPrimary: textTeal,
  // What is pointed at gets darker: Ant Design's lighter hue falls below 4.5:1 where it is text.
  colorPrimaryHover: '#0f6b7e',
  colorPrimaryActive: '#0c5a6a',
  colorInfo: textTeal,
  colorLink: textTeal,
  colorLinkHover: '#0f6b7e',
  colorSuccess: '#2b7d4f',
  colorWarning: '#a15c07',
  colorError: '#c0353a',
  colorErrorHover: '#a52b30',
  colorErrorTextHover: '#a52b30',
  colorErrorBorderHover: '#a52b30',
  colorPrimaryBg: '#e3f2f5',
  colorPrimaryBgHover: '#d3eaef',
  controlItemBgActive: '#e3f2f5',
  controlItemBgActiveHover: '#d3eaef',
  colorInfoBg: '#e9f5f8',
  colorInfoBorder: '#b9dde5',
  colorWarningBg: '#fff6e5',
  colorWarningBorder: '#f0d9ac',
  colorErrorBg: '#fdf0f0',
  colorErrorBorder: '#f0c6c7',
  colorSuccessBg: '#ecf7f0',
  colorSuccessBorder: '#bfe0cb',
  colorTextBase: '#14272e',
  colorBgLayout: '#f5f7f8',
  colorBorder: '#cdd8dc',
  colorBorderSecondary: '#e4ebed',
  colorTextSecondary: '#4b5f67',
  colorTextTertiary: '#5b6e76',
  colorTextDescription: '#566970',
  colorTextPlaceholder: '#5f7077',
};

const dark: ThemeConfig['token'] = {
  ...shared,
  colorPrimary: lightTeal,
  colorInfo: lightTeal,
  colorLink: brightTeal,
  colorLinkHover: '#7ad6e7',
  colorSuccess: '#62cd95',
  colorWarning: '#e5b04e',
  colorError: '#f58a8d',
  colorErrorActive: '#e8a8a8',
  colorErrorTextActive: '#e8a8a8',
  colorBgBase: '#0f181b',
  colorTextBase: '#e6eef0',
  colorBgLayout: '#0b1214',
  colorBgContainer: '#121d21',
  colorBgElevated: '#18262b',
  colorBorder: '#34474e',
  colorBorderSecondary: '#22333a',
  colorTextSecondary: '#a9bcc2',
  colorTextTertiary: '#94a8ae',
  colorTextDescription: '#9fb2b8',
  colorTextPlaceholder: '#8599a0',
};

const isMoving = () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

export function themeOf(mode: 'light' | 'dark', language: Language): ThemeConfig {
  return {
    cssVar: { key: 'muster' },
    algorithm: mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: { ...(mode === 'dark' ? dark : light), fontSize: languages[language].fontSize, motion: isMoving() },
    components: {
      Button: {
        borderRadius: 8,
        borderRadiusSM: 6,
        borderRadiusLG: 8,
        fontWeight: 500,
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
        ...(mode === 'dark' && {
          colorPrimary: textTeal,
          colorPrimaryHover: textTeal,
          colorPrimaryActive: '#106b7d',
          // Without a fill of their own these letters stand on the dark ground.
          defaultHoverColor: brightTeal,
          defaultHoverBorderColor: brightTeal,
          defaultActiveColor: brightTeal,
          defaultActiveBorderColor: brightTeal,
        }),
      },
      Table: {
        cellPaddingBlock: 0,
        cellPaddingInline: 14,
        headerBg: mode === 'dark' ? '#162327' : '#f7fafa',
        headerSortActiveBg: mode === 'dark' ? '#162327' : '#f7fafa',
        headerSortHoverBg: mode === 'dark' ? '#1c2c31' : '#eef4f5',
        bodySortBg: 'transparent',
        headerSplitColor: 'transparent',
        headerBorderRadius: 10,
      },
      Form: { itemMarginBottom: 18, verticalLabelPadding: '0 0 4px' },
      Drawer: { paddingLG: 20 },
      Tabs: { horizontalMargin: '0 0 16px' },
    },
  };
}
