import { columnsWithoutRoom, type PlacedColumn } from './columns-with-room';

const column = (field: string, width: number, tellsState = false): PlacedColumn => ({ field, width, tellsState });
const leave = [
  column('employee', 140),
  column('from', 100),
  column('reason', 200),
  column('status', 120, true),
  column('requestedBy', 130),
];

describe('columns nobody chose', () => {
  it.each<[string, number, string[]]>([
    ['all stay where they have room', 0, []],
    ['the last goes first', 30, ['requestedBy']],
    ['how far a row is stays before what came in front of it', 131, ['requestedBy', 'reason']],
    ['it goes after all others', 431, ['requestedBy', 'reason', 'from', 'status']],
    ['the name of the row never goes', 5000, ['requestedBy', 'reason', 'from', 'status']],
  ])('%s', (_, over, gone) => {
    expect(columnsWithoutRoom(leave, over)).toEqual(gone);
  });
});
