import { Type } from 'class-transformer';
import {
  ArrayUnique,
  IsArray,
  IsEmail,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Length,
  Max,
  MaxLength,
  Min,
} from 'class-validator';

export class ListClientsDto {
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  page = 1;

  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(100)
  limit = 20;

  @IsOptional()
  @IsString()
  @MaxLength(200)
  search = '';
}

/** The fields that create and update share. */
class ClientFieldsDto {
  @IsOptional()
  @IsString()
  @MaxLength(1000)
  address?: string;

  @IsOptional()
  @IsString()
  @MaxLength(255)
  city?: string;

  @IsOptional()
  @IsString()
  @MaxLength(255)
  state?: string;

  @IsOptional()
  @IsString()
  @MaxLength(40)
  zip?: string;

  @IsOptional()
  @IsString()
  @MaxLength(255)
  country?: string;

  @IsOptional()
  @IsString()
  @MaxLength(60)
  phone?: string;

  @IsOptional()
  @IsEmail()
  @MaxLength(254)
  email?: string;

  @IsOptional()
  @IsString()
  @MaxLength(1000)
  website?: string;

  @IsOptional()
  @Length(3, 3)
  currency?: string;

  @IsOptional()
  @IsString()
  @MaxLength(60)
  vat_number?: string;

  @IsOptional()
  @IsIn(['active', 'inactive'])
  status?: string;
}

export class CreateClientDto extends ClientFieldsDto {
  @IsString()
  @Length(1, 255)
  company_name: string;

  @IsIn(['organization', 'person'])
  type: string;

  @IsOptional()
  @IsArray()
  @ArrayUnique()
  @IsString({ each: true })
  @MaxLength(100, { each: true })
  labels?: string[];
}

export class UpdateClientDto extends ClientFieldsDto {
  @IsOptional()
  @IsString()
  @Length(1, 255)
  company_name?: string;

  @IsOptional()
  @IsIn(['organization', 'person'])
  type?: string;
}
