import { Arg, Ctx as Context, Field, InputType, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Ctx } from '../../../platform/context';
import {
  barPlaces,
  contentWidths,
  interfaceDirections,
  interfaceModes,
  interfaceSkins,
  menuLayouts,
  toastPositions,
  type InterfaceSettings as Settings,
} from './interface-settings';
import { keepSettings, settingsOf } from './kept-settings';

@ObjectType('InterfaceSettings', { description: 'How you have set up the web app for yourself.' })
@InputType('InterfaceSettingsInput', { description: 'How the web app is to look to you.' })
class InterfaceSettings implements Settings {
  @Field(() => interfaceModes, { description: 'Colours.' }) mode!: Settings['mode'];
  @Field(() => interfaceSkins, { description: 'How panels stand out.' }) skin!: Settings['skin'];
  @Field(() => interfaceDirections, { description: 'Writing direction.' }) direction!: Settings['direction'];
  @Field(() => contentWidths, { description: 'Width of pages.' }) contentWidth!: Settings['contentWidth'];
  @Field(() => barPlaces, { description: 'The line at the foot.' }) footer!: Settings['footer'];
  @Field(() => barPlaces, { description: 'The bar on top.' }) appBar!: Settings['appBar'];
  @Field(() => Boolean, { description: 'Whether the side menu is folded to its icons.' }) navCollapsed!: boolean;
  @Field(() => Boolean, { description: 'Whether the side menu shows only when it is opened.' }) navHidden!: boolean;
  @Field(() => menuLayouts, { description: 'Where the menu stands on wide screens.' }) layout!: Settings['layout'];
  @Field(() => toastPositions, { description: 'Where short news appears.' }) toastPosition!: Settings['toastPosition'];
  @Field(() => Int, {
    description: 'Seconds between two looks at the session; 0 looks only when the tab comes back into sight.',
  })
  sessionPollSeconds!: number;
}

@Resolver()
export class InterfaceSettingsResolver {
  @Query(() => InterfaceSettings, {
    nullable: true,
    description: 'How you have set up the web app; nothing before you first did.',
  })
  interfaceSettings(@Context() ctx: Ctx): Promise<Settings | null> {
    return settingsOf(ctx);
  }

  @Mutation(() => InterfaceSettings, {
    description: 'Keeps how you have set up the web app, for every browser you sign in with.',
  })
  keepInterfaceSettings(
    @Context() ctx: Ctx,
    @Arg('settings', () => InterfaceSettings, { description: 'All settings as they are to be.' })
    settings: InterfaceSettings,
  ): Promise<Settings> {
    return keepSettings(ctx, settings);
  }
}
